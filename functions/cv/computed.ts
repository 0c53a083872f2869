/** From a CV to everything that is computed of it. */
import { facts, occupationDetails, vacancyWords } from '#functions/outside/facts.ts';
import { type Computed, compute } from '#shared/cv/analysis/computed.ts';
import { evidenceOf } from '#shared/cv/analysis/evidence.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';

/** @param present the code of the occupation that the person says they are in at present */
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
