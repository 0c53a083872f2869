/** Sentences about a result, shared by its page and its report. */
import type { ResultBody } from './result-shape.ts';

/** How many of the ten would stay on a repeat, in eight of ten cases. */
export function stayingText([low, high]: readonly [number, number]): string {
  if (low === high) return `${low === 10 ? 'all' : low === 0 ? 'none' : low}`;
  return low === 0 ? `at most ${high}` : `${low} to ${high}`;
}

/** How many of the ten would probably stay on a repeat. Results older than model 2.1 have no range. */
export function stayingOf({ expected_overlap, range }: ResultBody['stability']): string {
  if (range) return stayingText(range);
  const stay = Math.round(expected_overlap);
  return stay >= 10 ? 'all' : stay <= 0 ? 'hardly any' : `about ${stay}`;
}

/** What repeating the assessment would change in the ten. */
export const stabilitySentence = (stability: ResultBody['stability']): string =>
  `If you answered again, ${stayingOf(stability)} of these 10 would probably stay.`;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** A place among the ten: “third”. */
export const ordinal = (place: number): string => ordinals[place - 1]!;

/** Why the person's own work is not among the ten; its name comes before these words. */
export const setAsideWords = ({ place, final_score }: NonNullable<ResultBody['set_aside']>): string =>
  `is your own work. It would be ${ordinal(place)} with ${Math.round(final_score)} of 100. You said that you want to do something else, so it is not among the ten.`;

/** The highest stated certainty of a field, in percent: rounding must never make it certain. */
export const MAX_CONFIDENCE = 99;

/** Answers that look random, or lead to no field. */
export const isInconclusive = ({ scores, careless }: Pick<ResultBody, 'scores' | 'careless'>): boolean =>
  careless.flagged || scores.confidence < 40;

/** The number of directions a result page names. */
export const DIRECTIONS = 3;

/** How reliable the three directions are, never beyond the result's own figures and answers. */
export function directionsSentence(result: Pick<ResultBody, 'scores' | 'careless' | 'scoring_meta'>): string {
  const { scores, scoring_meta: meta } = result;
  if (isInconclusive(result))
    return 'Your answers do not single out a direction yet: take these three as a first look.';
  // model 1 stated how often a repeat keeps the first field; later models state how certain the field itself is
  if (meta.modelVersion.startsWith('1.'))
    return scores.confidence < 80
      ? 'The first of these three directions may stay among them if you answer again.'
      : 'The first of these three directions holds if you answer again.';
  if (scores.confidence < 60) return 'Your field may be one of these three directions; others are close.';
  if (scores.confidence < 80) return 'Your field is probably one of these three directions.';
  return 'Your field is very likely one of these three directions.';
}
