import { useQuery } from '@tanstack/react-query';
import type { Answers } from '#shared/assessment/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { factsUrl, loadFacts } from '#web/api/facts.ts';
import { useRetried } from '#web/api/use-retried.ts';
import type { Engine } from './engine.ts';
import { itemBank } from './item-bank.ts';
import { useIdle } from './use-idle.ts';

/**
 * Loads the engine and its facts after the result is on screen (`begun`). `off` gives the reason if they are
 * unavailable: the stored result still shows, because only what-if and why-not need them.
 */
export function useEngine(result: ResultBody, answers: Answers | null) {
  const idle = useIdle();
  const query = useRetried(
    useQuery({
      queryKey: [factsUrl, result.id],
      enabled: idle && answers !== null,
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
      queryFn: async (): Promise<Engine> => {
        const [facts, bank, { createEngine }] = await Promise.all([
          loadFacts(),
          itemBank(result.variant),
          import('./engine.ts'),
        ]);
        return createEngine(facts, bank, answers!);
      },
    }),
  );
  return {
    begun: idle,
    engine: query.data ?? null,
    failed: query.isError,
    loading: query.isLoading,
    retry: query.refetch,
  };
}
