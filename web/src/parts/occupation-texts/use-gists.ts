import { gistOf } from '#shared/occupations/texts.ts';
import { useOccupationTexts } from './use-texts.ts';

/** One sentence about each of some occupations, by code; those still loading are absent. */
export function useGists(codes: readonly string[]): ReadonlyMap<string, string> {
  const texts = useOccupationTexts(codes);
  return new Map(codes.flatMap((code) => (texts[code] ? [[code, gistOf(texts[code])]] : [])));
}
