import type { Background } from '#shared/assessment/background.ts';
import { usd } from '#shared/lib/format.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { figureOf } from '#shared/occupations/figures.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';

/** Smaller differences are ignored: medians are rounded, and people round their own pay. */
const SAME = 1_000;

/**
 * An occupation's median pay compared with the person's own pay, or their occupation's median if they did not state it;
 * null when nothing can be compared, or the person lives where these figures do not apply.
 */
export function payChange(facts: Facts, index: number, { pay, occupation, country = 'US' }: Background): string | null {
  const from = occupation === undefined ? null : indexOfCode(facts, occupation);
  const before = pay ?? (from === null ? null : figureOf(facts, 'wageP50', from).value);
  const after = figureOf(facts, 'wageP50', index).value;
  if (country !== 'US' || before === null || after === null || from === index) return null;
  const own = pay === undefined ? 'the median of your occupation' : 'your pay';
  const wider = facts.figureGroup[index]! > 1 ? ', published for a wider group,' : '';
  const change = Math.abs(after - before);
  if (change < SAME) return `Its median pay${wider} is about the same as ${own}, ${usd(before)} a year.`;
  const size = usd(Math.round(change / SAME) * SAME);
  return `Its median pay${wider} is about ${size} a year ${after > before ? 'above' : 'below'} ${own}, ${usd(before)}.`;
}
