import { useMemo, useState } from 'react';
import type { Answers } from '#shared/assessment/answers.ts';
import type { Ranking } from '#shared/matching/ranking.ts';
import type { Engine } from '#web/parts/engine/engine.ts';
import { Button } from '#web/ui/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { changeOf, isUnchanged, type Moved, unmoved } from './change.ts';
import { MovedConditions, MovedPriorities } from './MovedControls.tsx';
import { MovedRanking } from './MovedRanking.tsx';
import css from './WhatIf.module.css';

interface WhatIfProps {
  engine: Engine;
  answers: Answers;
  onOpen: (index: number, moved?: Ranking) => void;
}

/** Change a priority or constraint and see all occupations re-ranked at once, by the module that made the result. */
export function WhatIf({ engine, answers, onOpen }: WhatIfProps) {
  const [moved, setMoved] = useState<Moved>(() => unmoved(answers));
  const change = useMemo(() => changeOf(answers, moved), [answers, moved]);
  const unchanged = isUnchanged(change);
  const ranking = useMemo(() => (unchanged ? engine.own : engine.rerank(change)), [engine, change, unchanged]);
  const controls = { bank: engine.bank, moved, onChange: setMoved };
  return (
    <div className={css.columns}>
      <MovedPriorities {...controls} />
      <div className={css.ranking}>
        <MovedRanking
          own={engine.own}
          ranking={ranking}
          unchanged={unchanged}
          names={engine.names}
          onOpen={(index) => onOpen(index, unchanged ? undefined : ranking)}
        />
      </div>
      <Stack gap={5}>
        <MovedConditions {...controls} />
        <p>
          <Button onClick={() => setMoved(unmoved(answers))} disabled={unchanged}>
            Back to my answers
          </Button>
        </p>
      </Stack>
    </div>
  );
}
