import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRetried } from '#web/api/use-retried.ts';
import { useSession } from './session.ts';

/** A query for whoever is signed in. On the way out nothing is asked any more: it would be refused on its way. */
export function useOwnQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const { user, leaving = false } = useSession();
  const stays = user !== undefined && !leaving;
  return useRetried(useQuery({ ...options, enabled: stays && (options.enabled ?? true) }));
}
