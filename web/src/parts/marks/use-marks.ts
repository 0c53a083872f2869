import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Mark, type MarkedOccupation, markRoutes } from '#shared/occupations/marks-contract.ts';
import { explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { invalidate, queryKey } from '#web/api/operation.ts';
import { query } from '#web/api/query.ts';
import { useOwnQuery } from '#web/session/use-own-query.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/** An occupation that can be marked, with our name and the address made from it. */
export type Markable = Pick<MarkedOccupation, 'code' | 'name' | 'slug'>;

interface Change {
  occupation: Markable;
  mark: Mark | null;
}

const list = query(markRoutes, 'listMarks', {});
const mutationKey = queryKey('markOccupation');
const none: MarkedOccupation[] = [];

/**
 * The person's saved and hidden occupations: the server's state with pending changes applied. A failed change therefore
 * disappears by itself.
 */
export function useMarks() {
  const { data, error, isPending, isFetching, refetch } = useOwnQuery(list);
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  return useMemo(() => {
    const occupations = underWay.reduce(withChange, data?.occupations ?? none);
    const marked = new Map(occupations.map(({ code, mark }) => [code, mark]));
    return {
      /** newest first */
      saved: occupations.filter(({ mark }) => mark === 'saved'),
      hidden: new Set(
        occupations.filter(({ mark }) => mark === 'hidden').map(({ code }) => code),
      ) as ReadonlySet<string>,
      markOf: (code: string): Mark | null => marked.get(code) ?? null,
      isPending,
      /** only when nothing is known */
      error: data ? null : error,
      retry: () => void refetch(),
      retrying: isFetching,
    };
  }, [data, underWay, error, isPending, isFetching, refetch]);
}

const withChange = (occupations: MarkedOccupation[], { occupation, mark }: Change): MarkedOccupation[] => {
  const others = occupations.filter(({ code }) => code !== occupation.code);
  const known = occupations.find(({ code }) => code === occupation.code);
  if (mark === null) return others;
  if (known?.mark === mark) return occupations;
  return [{ ...occupation, mark, marked_at: new Date().toISOString() }, ...others];
};

/** Two attempts: the person is waiting. */
const retry = { retries: 1, firstDelayMs: 1_000 };

/** Applied at once and sent in order, so that the last click on an occupation wins. */
export function useMarkOccupation() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: String(mutationKey[0]) },
    mutationFn: ({ occupation, mark }: Change) =>
      call(markRoutes.markOccupation, { code: occupation.code, mark }, { retry }),
    onMutate: () => client.cancelQueries(list),
    onSuccess: ({ marked }, { occupation }) =>
      client.setQueryData(list.queryKey, (known) => {
        const others = known?.occupations.filter(({ code }) => code !== occupation.code);
        return others && { occupations: marked ? [marked, ...others] : others };
      }),
    onError: (error, { occupation, mark }) =>
      toast({ title: `${occupation.name} was not ${doneWord(mark)}`, text: explain(error), tone: 'bad' }),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void invalidate('listMarks');
    },
  });
  return (occupation: Markable, mark: Mark | null) => mutate({ occupation, mark });
}

const doneWord = (mark: Mark | null) => mark ?? 'taken back';
