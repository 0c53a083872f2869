/** Places that nothing is known of. */
import type { OccupationIndex } from './occupation-index.ts';
import { isAsking, isJudging, stem, tokensOf } from './words.ts';

/** "Pay in general", "in cash", "in winter": said of the pay, and of no place. */
const manners = new Set(
  `general total practice reality theory particular person cash advance return private public retirement winter summer spring
fall autumn sum full short detail dollar today comparison addition english morning evening bonus stock`.split(/\s+/),
);

/** "Pay in Timbuktu": a place that nothing is known of, and so is no word of an occupation. */
export function strangePlaceIn({ vocabulary, postings }: OccupationIndex, text: string): string | null {
  const [, name = ''] = /\bin ([a-z]{3,}(?: [a-z]{3,})?)\W*$/i.exec(text) ?? [];
  const isStrange = tokensOf(name).every(
    (token) =>
      !isAsking(token) &&
      !isJudging(token) &&
      !vocabulary.has(token) &&
      !postings.has(stem(token)) &&
      !manners.has(token),
  );
  return name && isStrange ? name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : null;
}
