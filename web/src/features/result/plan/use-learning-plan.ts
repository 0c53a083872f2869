import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { guidanceRoutes, type PlanProgress } from '#shared/guidance/contract.ts';
import { learningPlanOf } from '#shared/guidance/learning-plan.ts';
import type { Input } from '#shared/lib/route.ts';
import { explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { queryKey } from '#web/api/operation.ts';
import { query } from '#web/api/query.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import type { RoleView } from '../role/role-view.ts';
import { planRequest } from './plan-request.ts';

type Change = Omit<Input<typeof guidanceRoutes.saveLearningProgress>, 'code'>;

/** A slider's value is saved this long after it stops moving. */
const DELAY_MS = 600;

/**
 * A role's plan, solved again in the browser whenever the limits, the way or a check changes (docs/decisions/0029), and
 * its saved progress. Fetched again on every opening, because another device may have changed it.
 */
export function useLearningPlan(role: RoleView) {
  const request = planRequest(role);
  const asked = query(guidanceRoutes, 'generateLearningPlan', request);
  const { data, error, isFetching, refetch } = useRetried(
    useQuery({ ...asked, staleTime: 0, refetchOnWindowFocus: false }),
  );
  const client = useQueryClient();
  const problem = data?.problem;
  const progress = data?.progress;
  const plan = useMemo(() => {
    if (!problem || !progress) return null;
    const { frame, way, done } = progress;
    return learningPlanOf(problem, { frame: frame ?? problem.frame, way: way ?? undefined, done });
  }, [problem, progress]);

  /** The display may lack changes known to the server: it is fetched again once everything is saved. */
  const isOutOfDate = useRef(false);
  const show = (next: Partial<PlanProgress>) => {
    // an answer in progress predates this change and would undo it
    if (client.isFetching(asked) > 0) {
      isOutOfDate.current = true;
      void client.cancelQueries(asked);
    }
    client.setQueryData(asked.queryKey, (old) => old && { ...old, progress: { ...old.progress, ...next } });
  };
  const mutationKey = queryKey('saveLearningProgress', { code: role.code });
  /** a change not sent yet */
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined);
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: 'learning-plan' }, // one after the other, so that the last click wins
    mutationFn: (change: Change) => call(guidanceRoutes.saveLearningProgress, { code: role.code, ...change }),
    onError: (failure) => {
      toast({ title: 'Your plan was not saved', text: explain(failure), tone: 'bad' });
      isOutOfDate.current = true;
    },
    onSettled: () => {
      // while changes are pending, an answer would undo what they are about to save
      if (!isOutOfDate.current || client.isMutating({ mutationKey }) > 1 || waiting.current) return;
      isOutOfDate.current = false;
      void refetch();
    },
  });

  const lastSave = useRef<Promise<unknown>>(undefined);
  const save = (change: Change) => {
    lastSave.current = mutateAsync(change).catch(() => undefined); // onError reports it
  };
  const saveSoon = (change: Change) => {
    clearTimeout(waiting.current?.timer);
    const send = () => {
      waiting.current = undefined;
      save(change);
    };
    waiting.current = { timer: setTimeout(send, DELAY_MS), send };
  };
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.send();
    },
    [],
  );

  return {
    plan,
    problem,
    progress,
    error,
    isFetching,
    retry: () => void refetch(),
    tick: (id: string, done: boolean) => {
      const others = progress!.done.filter((each) => each !== id);
      show({ done: done ? [...others, id] : others });
      save({ step: { id, done } });
    },
    print: async () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.send();
      await lastSave.current; // which also waits for earlier saves
      return call(guidanceRoutes.printLearningPlan, request);
    },
    choose: (next: Pick<PlanProgress, 'frame'> | Pick<PlanProgress, 'way'>) => {
      show(next);
      saveSoon({ frame: progress!.frame, way: progress!.way, ...next });
    },
  };
}
