import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { invalidate, queryKey } from '#web/api/operation.ts';
import { query } from '#web/api/query.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { type Assessment, newestFirst } from './assessment-card.ts';

const list = query(assessmentRoutes, 'listAssessments', {});

/**
 * The caller's assessments with nested results, newest first (HIS-20). Reloaded on every visit: an assessment may be in
 * progress elsewhere.
 */
export const useAssessments = () => useRetried(useQuery({ ...list, select: newestFirst, staleTime: 0 }));

/** Removes the card at once, and restores it with a toast if the server could not delete it (D-68). */
export function useDeleteAssessment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (assessment: Assessment) =>
      call(assessmentRoutes.deleteAssessment, { session_id: assessment.session_id }),
    onMutate: async (assessment) => {
      await client.cancelQueries(list);
      const before = client.getQueryData(list.queryKey);
      client.setQueryData(list.queryKey, (rows) => rows?.filter(({ id }) => id !== assessment.id));
      return { before };
    },
    onError: (error, _assessment, context) => {
      client.setQueryData(list.queryKey, context?.before);
      toast({ title: 'The assessment was not deleted', text: explain(error), tone: 'bad' });
    },
    onSuccess: (_answer, assessment) => {
      for (const { id } of assessment.career_assessment_results)
        client.removeQueries({ queryKey: queryKey('getResult', { id }) });
      client.removeQueries({ queryKey: queryKey('getResult', { id: assessment.session_id }) });
      const text =
        assessment.status === 'completed' ? 'Its answers and its result are erased.' : 'Its answers are erased.';
      toast({ title: 'Assessment deleted', text, tone: 'good' });
    },
    onSettled: () => void invalidate('listAssessments'),
  });
}
