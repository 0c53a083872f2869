import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { day } from '#shared/lib/format.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { answerReader } from '#web/parts/engine/answer-text.ts';
import type { Engine } from '#web/parts/engine/engine.ts';
import { useEngine } from '#web/parts/engine/engine-query.ts';
import { storedAnswers } from '#web/parts/engine/stored-answers.ts';
import { ReasonSides } from '#web/parts/reasons/ReasonSides.tsx';
import { paths } from '#web/paths.ts';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';

interface FitOfResultProps {
  result: ResultBody;
  code: string;
}

/** What in a person's own answers speaks for and against an occupation. */
export function FitOfResult({ result, code }: FitOfResultProps) {
  const answers = useMemo(() => storedAnswers(result.raw_assessment_data), [result]);
  const { engine, failed, loading, retry } = useEngine(result, answers);
  const fit = useMemo(() => engine && fitOf(engine, code), [engine, code]);
  const readAnswer = useMemo(
    () => engine && answers && answerReader(engine.bank, answers, engine.facts),
    [engine, answers],
  );
  if (!answers)
    return <p>Not available: the answers of your newest result are of another kind than this page reads.</p>;
  if (failed)
    return (
      <ErrorNotice
        title="Your fit could not be worked out"
        message="What it needs could not be loaded. The connection may be down."
        onRetry={() => void retry()}
        retrying={loading}
      />
    );
  if (!engine) return <Loading label="Working out your fit" rows={3} />;
  if (!fit) return <p>Not available: your result does not rank this occupation.</p>;
  return (
    <Stack gap={4}>
      <p>
        <b>{fit.score.toFixed(1)}</b> of 100: a better match than {fit.lower} of {fit.of} occupations.
      </p>
      <ReasonSides receipts={fit.receipts} readAnswer={readAnswer} level={3} />
      <Source kind="modelled" text={`from your answers of ${day(result.created_at)} and published figures`} />
      <p>
        <Link to={paths.result(result.id)}>Open your result</Link>
      </p>
    </Stack>
  );
}

function fitOf({ facts, own, explain }: Engine, code: string) {
  const index = indexOfCode(facts, code);
  const score = index === null ? undefined : own.finals[index];
  if (index === null || score === undefined || !Number.isFinite(score)) return null;
  const ranked = [...own.finals].filter(Number.isFinite);
  return {
    score,
    lower: ranked.filter((other) => other < score).length,
    of: ranked.length,
    receipts: explain(own, index).receipts,
  };
}
