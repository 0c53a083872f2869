/** Places that nothing is known of. */
import type { OccupationIndex } from './find-occupations.ts';
import { ordinaryWords } from './ordinary-words.data.ts';
import { isAsking, isJudging, tokensOf } from './words.ts';

/** "Pay in Timbuktu": a place that nothing is known of, and so is no word of an occupation. */
export function strangePlaceIn({ vocabulary }: OccupationIndex, text: string): string | null {
  const [, name = ''] = /\bin ([a-z]{3,}(?: [a-z]{3,})?)\W*$/i.exec(text) ?? [];
  const isStrange = tokensOf(name).every(
    (token) => !isAsking(token) && !isJudging(token) && !vocabulary.has(token) && !ordinaryWords.has(token),
  );
  return name && isStrange ? name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : null;
}
