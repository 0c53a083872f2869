import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSession } from '#web/session/session.ts';

/** Whether the check of the plan, which others make, has failed (D-53). */
export function usePlanCheckFailed(): boolean {
  const sub = useSession().user?.sub;
  const queries = useQueryClient();
  return useSyncExternalStore(
    (listener) => queries.getQueryCache().subscribe(listener),
    () => {
      const check = queries.getQueryState(['subscription', sub]);
      return check !== undefined && check.errorUpdatedAt > check.dataUpdatedAt; // also while it is asked again
    },
    () => false,
  );
}
