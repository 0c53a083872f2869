import { skipToken, useQuery } from '@tanstack/react-query';
import { useSession } from '#web/session/session.ts';

/** Whether the check of the plan, which others make, has failed (D-53). */
export function usePlanCheckFailed(): boolean {
  const sub = useSession().user?.sub;
  return useQuery({ queryKey: ['subscription', sub], queryFn: skipToken }).isError;
}
