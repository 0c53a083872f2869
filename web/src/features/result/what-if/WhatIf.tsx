import { useMemo, useState } from 'react';
import type { Answers } from '#shared/assessment/gold-standard/answers.ts';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import type { Ranking } from '#shared/matching/ranking.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/Stack.tsx';
import type { Engine } from '../engine.ts';
import { changeOf, isUnchanged, type Moved, unmoved } from './change.ts';
import { MovedControls } from './MovedControls.tsx';
import { MovedRanking } from './MovedRanking.tsx';
import css from './WhatIf.module.css';

interface WhatIfProps {
  engine: Engine;
  answers: Answers;
  onOpen: (index: number, moved?: Ranking) => void;
}

/** Move a priority or a constraint and see all occupations ranked anew at once, by the module that made the result. */
export function WhatIf({ engine, answers, onOpen }: WhatIfProps) {
  const [moved, setMoved] = useState<Moved>(() => unmoved(answers));
  const change = useMemo(() => changeOf(answers, moved), [answers, moved]);
  const unchanged = isUnchanged(change);
  const ranking = useMemo(() => (unchanged ? engine.own : engine.rerank(change)), [engine, change, unchanged]);
  return (
    <div className={css.columns}>
      <Stack gap={5}>
        <MovedControls bank={goldStandard} moved={moved} onChange={setMoved} />
        <Cluster>
          <Button onClick={() => setMoved(unmoved(answers))} disabled={unchanged}>
            Back to my answers
          </Button>
        </Cluster>
      </Stack>
      <MovedRanking
        own={engine.own}
        ranking={ranking}
        unchanged={unchanged}
        titles={engine.facts.titles}
        onOpen={(index) => onOpen(index, unchanged ? undefined : ranking)}
      />
    </div>
  );
}
