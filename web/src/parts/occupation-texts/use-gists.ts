import { gistOf } from '#shared/occupations/texts.ts';
import { useOccupationTexts } from './use-texts.ts';

/** What each of some occupations is, in a sentence, by its code; without those that have not come yet. */
export function useGists(codes: readonly string[]): ReadonlyMap<string, string> {
  const texts = useOccupationTexts(codes);
  return new Map(codes.flatMap((code) => (texts[code] ? [[code, gistOf(texts[code])]] : [])));
}
