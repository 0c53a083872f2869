/** Everything we compute from a CV. */
import { facts, occupationDetails, vacancyWords } from '#functions/outside/facts.ts';
import { type Computed, compute } from '#shared/cv/analysis/computed.ts';
import { evidenceOf } from '#shared/cv/analysis/evidence.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';

/** @param present code of the occupation the person says they work in now */
export function computedOf(reading: CvReading, targetRole: string, now: number, present?: string): Computed {
  const reference = { facts: facts(), words: vacancyWords() };
  const chosen = present ? indexOfCode(reference.facts, present) : null;
  return compute(
    evidenceOf(reading, { targetRole, now, chosen }, reference),
    reference.facts,
    reference.words,
    occupationDetails(),
  );
}
