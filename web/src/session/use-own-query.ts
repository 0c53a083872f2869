import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRetried } from '#web/api/use-retried.ts';
import { useSession } from './session.ts';

/** A query for the signed-in person. Disabled while signing out, because it would be refused. */
export function useOwnQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const { user, leaving = false } = useSession();
  const stays = user !== undefined && !leaving;
  return useRetried(useQuery({ ...options, enabled: stays && (options.enabled ?? true) }));
}
