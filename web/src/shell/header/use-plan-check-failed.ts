import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryKey } from '#web/api/operation.ts';

/** Whether the plan check, which runs elsewhere, has failed (D-53). */
export function usePlanCheckFailed(): boolean {
  const queries = useQueryClient();
  return useSyncExternalStore(
    (listener) => queries.getQueryCache().subscribe(listener),
    () => {
      const check = queries.getQueryState(queryKey('checkSubscription', {}));
      return check !== undefined && check.errorUpdatedAt > check.dataUpdatedAt; // stays true during a retry
    },
    () => false,
  );
}
