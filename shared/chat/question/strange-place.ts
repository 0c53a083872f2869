/** Unknown places. */
import type { OccupationIndex } from './occupation-index.ts';
import { isAsking, isJudging, stem, tokensOf } from './words.ts';

/** "Pay in general", "in cash", "in winter": not a place. */
const manners = new Set(
  `general total practice reality theory particular person cash advance return private public retirement winter summer spring
fall autumn sum full short detail dollar today comparison addition english morning evening bonus stock`.split(/\s+/),
);

/** "Pay in Timbuktu": an unknown place, with no word that describes an occupation. */
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
