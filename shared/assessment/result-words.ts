/** Sentences about a result that stand on its page and in its report. */
import { STANDS_OUT } from '#shared/lib/standing.ts';
import { interestNames } from './interest-names.ts';
import type { ResultBody } from './result-shape.ts';

/** How many of the ten would stay on a repeat, in eight of ten cases. */
export function stayingText([low, high]: readonly [number, number]): string {
  if (low === high) return `${low === 10 ? 'all' : low === 0 ? 'none' : low}`;
  return low === 0 ? `at most ${high}` : `${low} to ${high}`;
}

/** How many of the ten would probably stay on a repeat. Results of before model 2.1 know no range. */
export function stayingOf({ expected_overlap, range }: ResultBody['stability']): string {
  if (range) return stayingText(range);
  const stay = Math.round(expected_overlap);
  return stay >= 10 ? 'all' : stay <= 0 ? 'hardly any' : `about ${stay}`;
}

/** What a repeat of the assessment would do to the ten. */
export const stabilitySentence = (stability: ResultBody['stability']): string =>
  `If you answered again, ${stayingOf(stability)} of these 10 would probably stay.`;

const together = new Intl.ListFormat('en-US');

/** What six interests say in a line: up to three that stand out, the strongest first. */
export function profileFinding(scores: readonly number[]): string {
  const strongest = interestNames
    .map(({ name }, corner) => ({ name, score: scores[corner]! }))
    .filter(({ score }) => score >= STANDS_OUT)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3);
  if (strongest.length === 0) return 'None of your interests stands out';
  return `Strongest in ${together.format(strongest.map(({ name }) => name))} work`;
}
