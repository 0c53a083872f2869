/** From a CV to everything that is computed of it. */
import { facts, occupationDetails, vacancyWords } from '#functions/outside/facts.ts';
import { type Computed, compute } from '#shared/cv/analysis/computed.ts';
import { evidenceOf } from '#shared/cv/analysis/evidence.ts';
import type { CvReading } from '#shared/cv/reading.ts';

export function computedOf(reading: CvReading, targetRole: string, now: number): Computed {
  const reference = { facts: facts(), words: vacancyWords() };
  return compute(
    evidenceOf(reading, targetRole, reference, now),
    reference.facts,
    reference.words,
    occupationDetails(),
  );
}
