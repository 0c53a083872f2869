import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Facts } from '#shared/occupations/facts.ts';
import { type Hit, searchTitles, titleIndex } from '#shared/occupations/search.ts';
import { loadNames, namesUrl } from './load-names.ts';

const none: Hit[] = [];

/**
 * Searches occupations by everyday names.
 * @param wanted when to start fetching everyday names; until they arrive, titles are searched
 */
export function useOccupationSearch(facts: Facts | null, wanted: boolean) {
  const { data: names, isLoading } = useQuery({
    queryKey: [namesUrl],
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    enabled: wanted,
    queryFn: ({ signal }) => loadNames(signal),
  });
  const titles = useMemo(() => facts && titleIndex(facts, names), [facts, names]);
  const search = useCallback(
    (query: string, limit: number): Hit[] => (facts && titles ? searchTitles(facts, titles, query, limit) : none),
    [facts, titles],
  );
  /** while `loading`, more names are on their way and results may change */
  return { search, loading: isLoading };
}
