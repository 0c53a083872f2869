import { useQueries } from '@tanstack/react-query';
import { fieldOf } from '#shared/occupations/fields.ts';
import { gistOf } from '#shared/occupations/texts.ts';
import { loadFieldTexts, textsUrl } from './field-texts.ts';

/** What each of some occupations is, in a sentence, by its code; without those that have not come yet. */
export function useGists(codes: readonly string[]): ReadonlyMap<string, string> {
  return useQueries({
    queries: [...new Set(codes.map(fieldOf))].map((field) => ({
      queryKey: [textsUrl, field],
      queryFn: () => loadFieldTexts(field),
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    })),
    combine: (fields) => {
      const texts = Object.assign({}, ...fields.map(({ data }) => data)) as Awaited<ReturnType<typeof loadFieldTexts>>;
      return new Map(codes.flatMap((code) => (texts[code] ? [[code, gistOf(texts[code])]] : [])));
    },
  });
}
