import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryKey } from '#web/api/operation.ts';

/** Whether the check of the plan, which others make, has failed (D-53). */
export function usePlanCheckFailed(): boolean {
  const queries = useQueryClient();
  return useSyncExternalStore(
    (listener) => queries.getQueryCache().subscribe(listener),
    () => {
      const check = queries.getQueryState(queryKey('checkSubscription', {}));
      return check !== undefined && check.errorUpdatedAt > check.dataUpdatedAt; // it stays so while the plan is asked for again
    },
    () => false,
  );
}
