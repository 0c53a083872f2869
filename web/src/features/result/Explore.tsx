import type { Answers } from '#shared/assessment/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Ranking } from '#shared/matching/ranking.ts';
import type { useEngine } from '#web/parts/engine/engine-query.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { Shown } from './role/use-roles.ts';
import { otherEngineNote } from './scored-by.ts';
import { WhatIf } from './what-if/WhatIf.tsx';
import { WhyNot } from './why-not/WhyNot.tsx';

interface ExploreProps {
  result: ResultBody;
  answers: Answers;
  loaded: ReturnType<typeof useEngine>;
  onOpen: (shown: Shown) => void;
}

/** Interactive tools on top of a result. Disabled, with an explanation, while the facts cannot be loaded. */
export function Explore({ result, answers, loaded, onOpen }: ExploreProps) {
  const { engine, failed, retry } = loaded;
  if (failed)
    return (
      <Section look="ruled" title="What if, and why not">
        <ErrorNotice
          title="Temporarily unavailable"
          message="The occupation facts could not be loaded, so nothing can be ranked again in your browser. Your stored result above is complete without them."
          onRetry={() => void retry()}
          retrying={loaded.loading}
        />
      </Section>
    );
  if (!engine) return <Loading label="Loading the occupation facts" />;
  const note = otherEngineNote(engine.own, result.scoring_meta);
  const open = (index: number, moved?: Ranking) =>
    onOpen({ code: engine.facts.codes[index]!, ...(moved && { moved }) });
  return (
    <>
      <Section
        look="ruled"
        title="What if"
        lead={`Move a priority or a condition: all ${engine.own.order.length} occupations are ranked again at once, here in your browser. None of it is saved, and your result above stays as it is.`}
      >
        {note && <Notice title="Another version">{note}</Notice>}
        <Disclosure summary="Move your answers">
          <WhatIf engine={engine} answers={answers} onOpen={open} />
        </Disclosure>
      </Section>
      <Section
        look="ruled"
        title="Why not …?"
        lead="Look up any occupation: where it stands for you, what it loses against your best match, and what would change that."
      >
        <WhyNot engine={engine} work={answers.deepDive.background?.occupation} onOpen={open} />
      </Section>
    </>
  );
}
