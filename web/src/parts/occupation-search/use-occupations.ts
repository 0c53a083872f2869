import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { licenceNeeds } from '#shared/occupations/preparation.ts';
import type { Hit } from '#shared/occupations/search.ts';
import { factsUrl, loadFacts } from '#web/api/facts.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { useOccupationSearch } from '#web/parts/occupation-search/use-occupation-search.ts';
import type { ComboboxOption } from '#web/ui/fields/Combobox.tsx';

const HITS = 8;
const RARELY = licenceNeeds.indexOf('rarely');

const optionOf = ({ code, title, matched }: Hit): ComboboxOption => ({
  value: code,
  label: title,
  note: matched === null ? undefined : `also called ${matched}`,
});

/** Occupations as options, found by everyday names and stored by code. */
export function useOccupations() {
  const { data, isError, isFetching, refetch } = useRetried(
    useQuery({
      queryKey: [factsUrl],
      queryFn: loadFacts,
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    }),
  );
  const facts = data ?? null;
  const { search: hits, loading } = useOccupationSearch(facts, true);
  const search = useCallback((text: string) => hits(text, HITS).map(optionOf), [hits]);
  /** only occupations that need a license somewhere, or for which that is unknown */
  const searchLicensed = useCallback(
    (text: string) =>
      hits(text, Number.POSITIVE_INFINITY)
        .filter(({ index }) => facts!.licenceNeed[index] !== RARELY)
        .slice(0, HITS)
        .map(optionOf),
    [hits, facts],
  );
  /** An unknown code is shown as it is. */
  const titleOf = (code: string): string => {
    const index = facts && indexOfCode(facts, code);
    return facts && index !== null ? facts.titles[index]! : code;
  };
  return {
    search,
    searchLicensed,
    titleOf,
    ready: facts !== null && !loading,
    failed: isError,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
export type Occupations = ReturnType<typeof useOccupations>;
