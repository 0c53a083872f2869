/** Occupations in a list, one line each. */

import { signedPercent, usd } from '#shared/lib/format.ts';
import { aboutOpenings } from '#shared/occupations/openings-text.ts';
import type { ChatSource } from '../contract.ts';
import type { By } from '../figures/limits.ts';
import { known, noForecast, type OccupationTable, occupationName, sourced } from './occupation.ts';
import { occupationRecord } from './records.ts';

/** One line of a list of occupations. */
export function lineOf({ facts }: OccupationTable, index: number, by: By = 'pay'): string {
  const name = occupationName(facts, index);
  if (by === 'growth' || by === 'decline') return `- ${name}: ${signedPercent(facts.growth[index]!)} over ten years`;
  if (by === 'openings') return `- ${name}: ${aboutOpenings(facts.openings[index]!)} openings a year`;
  const median = facts.wageP50[index]!;
  const paid = known(median) ? `median pay ${usd(median)} a year` : 'no median pay is published';
  if (by === 'pay' || by === 'low-pay') return `- ${name}: ${paid}`;
  return `- ${name}: AI tools can touch ${Math.round(facts.exposure[index]! * 100)}% of the tasks; ${paid}`;
}

const paySource = (): string => `Pay is for the whole United States, before tax. ${sourced('oews')}`;

export function listSource(by: By = 'pay'): string {
  if (by === 'pay' || by === 'low-pay') return paySource();
  if (by === 'touched' || by === 'untouched') return `That is ${noForecast} ${sourced('exposure')} ${paySource()}`;
  return `These are projections for the whole United States. ${sourced('projections')}`;
}

export const occupationRecords = ({ facts }: OccupationTable, found: readonly number[]): ChatSource[] =>
  found.map((index) => occupationRecord(facts.codes[index]!, occupationName(facts, index)));
