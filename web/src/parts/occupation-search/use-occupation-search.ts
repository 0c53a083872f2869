import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import titlesUrl from '#shared/occupations/data/titles.json?url';
import type { Facts } from '#shared/occupations/facts.ts';
import { type Hit, searchTitles, titleIndex } from '#shared/occupations/search.ts';
import { fetchFile } from '#web/api/fetch-file.ts';

const titlesShape = z.array(z.array(z.string()));
const none: Hit[] = [];

/**
 * The search for occupations by what people call them.
 * @param wanted from when on the everyday names are worth fetching; until they have come, titles are searched
 */
export function useOccupationSearch(facts: Facts | null, wanted: boolean) {
  const { data: reported, isLoading } = useQuery({
    queryKey: [titlesUrl],
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    enabled: wanted,
    queryFn: async ({ signal }) => {
      const text = new TextDecoder().decode(await fetchFile(titlesUrl, signal));
      return titlesShape.parse(JSON.parse(text));
    },
  });
  const titles = useMemo(() => facts && titleIndex(facts, reported), [facts, reported]);
  const search = useCallback(
    (query: string, limit: number): Hit[] => (facts && titles ? searchTitles(facts, titles, query, limit) : none),
    [facts, titles],
  );
  /** while `loading`, more names are on their way: what is found may still change */
  return { search, loading: isLoading };
}
