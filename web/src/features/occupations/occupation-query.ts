import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import detailsUrl from '#shared/occupations/data/details.bin?url';
import titlesUrl from '#shared/occupations/data/titles.json?url';
import { codeOfSlug } from '#shared/occupations/names.ts';
import type { OccupationPage } from '#shared/occupations/page.ts';
import { occupationPageId } from '#shared/occupations/page-data.ts';
import { loadFacts } from '#web/api/facts.ts';
import { fetchFile } from '#web/api/fetch-file.ts';
import { loadFieldTexts } from '#web/parts/occupation-texts/field-texts.ts';

const titlesShape = z.array(z.array(z.string()));

/** The data of an occupation page: read from the prerendered page if it is one, otherwise computed from the facts. */
export const occupationQuery = (slug: string) =>
  queryOptions({
    queryKey: [detailsUrl, slug],
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    initialData: () => prerenderedPage(slug),
    queryFn: ({ signal }) => loadPage(slug, signal),
  });

function prerenderedPage(slug: string): OccupationPage | undefined {
  const block = typeof document === 'undefined' ? null : document.getElementById(occupationPageId);
  const page = block ? (JSON.parse(block.textContent ?? '') as OccupationPage) : undefined;
  return page?.slug === slug ? page : undefined;
}

async function loadPage(slug: string, signal: AbortSignal): Promise<OccupationPage | null> {
  const code = codeOfSlug(slug);
  if (code === null) return null;
  const [facts, details, reported, fieldTexts, { openDetails }, { occupationPage }, { indexOfCode }] =
    await Promise.all([
      loadFacts(),
      fetchFile(detailsUrl, signal),
      fetchFile(titlesUrl, signal),
      loadFieldTexts(code),
      import('#shared/occupations/details.ts'),
      import('#shared/occupations/page.ts'),
      import('#shared/occupations/lookup.ts'),
    ]);
  const index = indexOfCode(facts, code);
  if (index === null) return null;
  const reportedTitles = titlesShape.parse(JSON.parse(new TextDecoder().decode(reported)));
  return occupationPage(
    { facts, details: openDetails(details, facts.codes), reportedTitles, text: fieldTexts[code] },
    index,
  );
}
