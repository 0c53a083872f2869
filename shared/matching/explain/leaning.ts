/** Which way a person's interests lean, in sentences: from their own ratings, and no more certain than those. */
import { interestNames } from '#shared/assessment/interest-names.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { isInconclusive } from '#shared/assessment/result-words.ts';
import { meanOf, sumOf } from '#shared/lib/numbers.ts';
import { interestScales } from '../interest-scales.ts';
import { ratingNoise } from '../model.data.ts';

type Interest = (typeof interestNames)[number];

/** Items for each of the six kinds, in both assessments. */
const ITEMS = 3;
/** Variance of the mean rating of one kind due to chance alone. */
const CHANCE = ratingNoise.interests / ITEMS;
/** Chi-square with five degrees of freedom, exceeded by six equal interests in one of ten cases. */
const BEYOND_CHANCE = 9.24;
/** More kinds than this are not a leaning. */
const MAX_LEANINGS = 3;

interface Leaning {
  /** kinds of work rated above the person's own middle by more than chance, best liked first */
  above: Interest[];
  /** kinds rated below it, least liked first */
  below: Interest[];
  /** whether the six differ by more than chance */
  clear: boolean;
}

/**
 * A standardized score compares with other people: somebody who rates everything alike is above them in what they rate
 * low, yet leans nowhere. So the person's own ratings decide.
 */
export function leaningOf(scores: readonly number[]): Leaning {
  const ratings = interestScales.map(({ middle, slope }, kind) => middle + slope * scores[kind]!);
  const mean = meanOf(ratings);
  const kinds = interestNames
    .map((interest, kind) => ({ interest, distance: ratings[kind]! - mean }))
    .sort((a, b) => b.distance - a.distance);
  const named = (side: typeof kinds) => side.map(({ interest }) => interest);
  return {
    above: named(kinds.filter(({ distance }) => distance > Math.sqrt(CHANCE))),
    below: named(kinds.filter(({ distance }) => distance < -Math.sqrt(CHANCE)).reverse()),
    clear: sumOf(kinds.map(({ distance }) => distance ** 2)) / CHANCE > BEYOND_CHANCE,
  };
}

const together = new Intl.ListFormat('en-US');
const namesOf = (interests: Interest[]) => together.format(interests.map(({ name }) => name));
const isOrAre = ({ length }: Interest[]) => (length === 1 ? 'is' : 'are');

const noneStandsOut = 'None of your interests stands out';
/** Two lines on a phone: the first match should stay on its second screen. */
const whatToDo = 'Your likes are nearly even: look at pay and the way in.';

/** The six interests in one line. It heads a chart drawn against other people, so it says what it is based on. */
export const profileFinding = (scores: readonly number[]): string => `${leaningIn(scores)}, by your own ratings`;

function leaningIn(scores: readonly number[]): string {
  const { above, below, clear } = leaningOf(scores);
  if (isLeaning(above)) return clear ? `Strongest in ${namesOf(above)} work` : `${namesOf(above)} a little ahead`;
  return clear ? `Weakest in ${namesOf(below)} work, the rest alike` : noneStandsOut;
}

/**
 * The same in everyday words, no more certain than the result as a whole; if there is no leaning, it says what one can
 * do.
 */
export function leaningSentence(
  result: Pick<ResultBody, 'scores' | 'careless'> & { scoring_meta: Pick<ResultBody['scoring_meta'], 'userVector'> },
): string {
  const { above, below, clear } = leaningOf(result.scoring_meta.userVector.interests);
  // the notice about careless answers already gives advice
  const advice = result.careless.flagged ? '' : ` ${whatToDo}`;
  if (!clear)
    return isLeaning(above)
      ? `Your interests lie close together, with ${namesOf(above)} a little ahead.${advice}`
      : `${noneStandsOut}.${advice}`;
  if (!isLeaning(above))
    return `You rated most kinds of work alike: only ${namesOf(below)} ${isOrAre(below)} lower.${advice}`;
  if (isInconclusive(result))
    return `${namesOf(above)} ${isOrAre(above)} ahead of your other interests, but as a whole your answers do not point one way yet.`;
  return `You lean ${namesOf(above)}: ${above.map(({ meaning }) => meaning).join('; ')}.`;
}

const isLeaning = ({ length }: Interest[]) => length > 0 && length <= MAX_LEANINGS;
