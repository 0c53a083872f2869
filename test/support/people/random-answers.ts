import type { Answers } from '#shared/assessment/answers.ts';
import fc from '#test/support/harness/chance.ts';
import { randomOf } from '#test/support/population/population.ts';
import { anyAnswers } from '#test/support/population/random-people.ts';

/** Any answers the assessment accepts; a failing seed is printed and can be repeated. */
export const acceptedAnswers: fc.Arbitrary<Answers> = fc
  .integer({ min: 0, max: 2 ** 31 })
  .map((seed) => anyAnswers(randomOf(seed)));
