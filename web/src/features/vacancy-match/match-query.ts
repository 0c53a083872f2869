import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { isDenied } from '#shared/plans/metered-route.ts';
import { vacanciesRoutes } from '#shared/vacancies/contract.ts';
import { explain } from '#web/api/api-error.ts';
import { call, newIdempotencyKey } from '#web/api/client.ts';
import { invalidate } from '#web/api/operation.ts';
import { query } from '#web/api/query.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/** The person's completed assessments, newest first. */
export const useResults = () =>
  useRetried(
    useQuery({
      ...query(assessmentRoutes, 'listAssessments', {}),
      staleTime: 0,
      select: (rows) =>
        rows
          .filter(({ career_assessment_results: [result] }) => result)
          .sort((a, b) => b.created_at.localeCompare(a.created_at))
          .map(({ career_assessment_results: results }) => results[0]!),
    }),
  );

/**
 * The same text with the same result counts as one use, however often it is requested; the answer is a match or the
 * denial.
 */
export function useMatch() {
  const use = useRef({ of: '', idempotencyKey: '' });
  return useMutation({
    mutationFn: (input: { text: string; result_id: string }) => {
      const of = JSON.stringify(input);
      if (use.current.of !== of) use.current = { of, idempotencyKey: newIdempotencyKey() };
      const { idempotencyKey } = use.current;
      return call(vacanciesRoutes.matchVacancy, input, { idempotencyKey });
    },
    onSuccess: (answer) => {
      // a denial lasts until tomorrow, so the next request is a new one
      if (isDenied(answer)) use.current.of = '';
      void invalidate('getUsageSummary');
    },
  });
}

const list = query(vacanciesRoutes, 'listMatches', {});
export const useSavedMatches = () => useQuery({ ...list, staleTime: 0 });

export function useOpenMatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (match_id: string) => client.fetchQuery(query(vacanciesRoutes, 'getMatch', { match_id })),
    onError: (error) => toast({ title: 'The match could not be opened', text: explain(error), tone: 'bad' }),
  });
}

export const useSaveMatch = () =>
  useMutation({
    mutationFn: (input: { match_id: string; text: string }) => call(vacanciesRoutes.saveMatch, input),
    onSuccess: () => {
      toast({ title: 'Match saved', text: 'It is listed below, with the text of the posting.', tone: 'good' });
      void invalidate('listMatches');
    },
    onError: (error) => toast({ title: 'The match was not saved', text: explain(error), tone: 'bad' }),
  });

export function useDeleteMatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (match_id: string) => call(vacanciesRoutes.deleteMatch, { match_id }),
    onSuccess: (_answer, match_id) => {
      client.setQueryData(list.queryKey, (known) => known?.filter((saved) => saved.match_id !== match_id));
      toast({ title: 'Match deleted', text: 'It and the text of the posting are erased.', tone: 'good' });
      void invalidate('listMatches');
    },
    onError: (error) => toast({ title: 'The match was not deleted', text: explain(error), tone: 'bad' }),
  });
}
