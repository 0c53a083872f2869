import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import detailsUrl from '#shared/occupations/data/details.bin?url';
import statesUrl from '#shared/occupations/data/states.bin?url';
import titlesUrl from '#shared/occupations/data/titles.json?url';
import { openDetails } from '#shared/occupations/details.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { openStates } from '#shared/occupations/states.ts';

/** The lazy parts of the occupation table: asked for when the details of an occupation need them, kept for the visit. */
const part = { staleTime: Number.POSITIVE_INFINITY, structuralSharing: false } as const;

async function bytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.arrayBuffer();
}

/** Related occupations, technologies and all skill levels, by facts index. */
export const useOccupationDetails = (facts: Facts | null) =>
  useQuery({
    ...part,
    queryKey: [detailsUrl, facts?.hash],
    enabled: facts !== null,
    queryFn: async ({ signal }) => openDetails(await bytes(detailsUrl, signal), facts!.codes),
  });

/** Pay and employment by state, by facts index. */
export const useStateFigures = (wanted: boolean) =>
  useQuery({
    ...part,
    queryKey: [statesUrl],
    enabled: wanted,
    queryFn: async ({ signal }) => openStates(await bytes(statesUrl, signal)),
  });

const titlesShape = z.array(z.array(z.string()));

/** Everyday names of occupations, by facts index, for the search. */
export const useReportedTitles = (wanted: boolean) =>
  useQuery({
    ...part,
    queryKey: [titlesUrl],
    enabled: wanted,
    queryFn: async ({ signal }) => {
      const text = new TextDecoder().decode(await bytes(titlesUrl, signal));
      return titlesShape.parse(JSON.parse(text));
    },
  });
