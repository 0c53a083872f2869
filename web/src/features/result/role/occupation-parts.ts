import { useQuery } from '@tanstack/react-query';
import detailsUrl from '#shared/occupations/data/details.bin?url';
import statesUrl from '#shared/occupations/data/states.bin?url';
import { openDetails } from '#shared/occupations/details.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { openStates } from '#shared/occupations/states.ts';
import { fetchFile } from '#web/api/fetch-file.ts';
import { useRetried } from '#web/api/use-retried.ts';

/** The lazy parts of the occupation table: fetched when an occupation's details need them, and kept for the visit. */
const part = { staleTime: Number.POSITIVE_INFINITY, structuralSharing: false } as const;

/** Related occupations, technologies and all skill levels, by facts index. */
export const useOccupationDetails = (facts: Facts | null) =>
  useQuery({
    ...part,
    queryKey: [detailsUrl, facts?.hash],
    enabled: facts !== null,
    queryFn: async ({ signal }) => openDetails(await fetchFile(detailsUrl, signal), facts!.codes),
  });

/** Pay and employment by state, by facts index. */
export const useStateFigures = (wanted: boolean) =>
  useRetried(
    useQuery({
      ...part,
      queryKey: [statesUrl],
      enabled: wanted,
      queryFn: async ({ signal }) => openStates(await fetchFile(statesUrl, signal)),
    }),
  );
