import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '#shared/account/contract.ts';
import type { ProfileChange } from '#shared/account/profile.ts';
import { call } from '#web/api/client.ts';
import { query } from '#web/api/query.ts';
import { useRetried } from '#web/api/use-retried.ts';

const profile = query(accountRoutes, 'getProfile', {});

/** Read once for the page: another observer would ask again for a profile that could not be loaded. */
export const useProfile = () => useRetried(useQuery(profile));

export type ProfileQuery = ReturnType<typeof useProfile>;

/** Changes only the given fields. */
export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'profile' }, // in sequence, so that the last change wins
    mutationFn: (change: ProfileChange) => call(accountRoutes.changeProfile, change),
    onMutate: () => client.cancelQueries(profile),
    onSuccess: (changed) => client.setQueryData(profile.queryKey, changed),
  });
}
