import { useQuery } from '@tanstack/react-query';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { loadQuestionnaire } from '#shared/assessment/variants.ts';
import { explain } from '#web/api/api-error.ts';
import { factsUrl, loadFacts } from '#web/api/facts.ts';
import { query } from '#web/api/query.ts';
import { resultRetry } from '#web/api/transport.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { AnswersChanged } from './AnswersChanged.tsx';
import { MadeDifferently } from './MadeDifferently.tsx';
import { StoredTens, TensCompared } from './TensCompared.tsx';

const useResult = (id: string) =>
  useRetried(useQuery(query(assessmentRoutes, 'getResult', { id }, { retry: resultRetry })));

/** The two results, loaded and ranked again by the current engine. `a` is the older one. */
export function Compared({ a, b }: { a: string; b: string }) {
  const [older, newer] = [useResult(a), useResult(b)];
  const comparison = useRetried(
    useQuery({
      queryKey: [factsUrl, a, b],
      enabled: Boolean(older.data && newer.data),
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
      queryFn: () => compare(older.data!, newer.data!),
    }),
  );
  const failed = [older, newer, comparison].find(({ error }) => error);
  if (failed)
    return (
      <ErrorNotice
        title="These two could not be compared"
        message={explain(failed.error)}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  if (comparison.data && 'overlap' in comparison.data)
    return (
      <Stack gap={7}>
        <Notice title="Two different questionnaires">
          These results were made of different questions, so their answers cannot be set beside each other. Their
          occupations can.
        </Notice>
        <StoredTens overlap={comparison.data.overlap} />
      </Stack>
    );
  if (!comparison.data || !older.data || !newer.data) return <Loading label="Comparing the two results" rows={4} />;
  return (
    <Stack gap={7}>
      <AnswersChanged comparison={comparison.data} />
      <TensCompared comparison={comparison.data} />
      <MadeDifferently older={older.data} newer={newer.data} comparison={comparison.data} />
    </Stack>
  );
}

async function compare(older: ResultBody, newer: ResultBody) {
  const { comparisonOf, overlapOf } = await import('./comparison.ts');
  if (older.variant !== newer.variant) return { overlap: overlapOf(older.roles, newer.roles) };
  const [facts, { bank }] = await Promise.all([loadFacts(), loadQuestionnaire(newer.variant)]);
  return comparisonOf(facts, bank, older, newer);
}
