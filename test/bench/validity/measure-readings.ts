/** The same people answer both readings: do the results point to the same fields? */
import type { Answers } from '#shared/assessment/answers.ts';
import { rank } from '#shared/matching/rank.ts';
import type { Ranking } from '#shared/matching/ranking.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { answersOf, personOf, populationOf, randomOf } from '#test/support/population/population.ts';
import type { PopulationName } from '#test/support/population/populations.ts';
import { bothBanks, type Reading, readingA, readingB } from '#test/support/population/readings.ts';
import { FIT_ONLY } from './measure.ts';
import { correlation } from './statistics.ts';

/** Compares two results of each person. */
export interface Agreement {
  /** share of the first three fields that both have */
  fields: number[];
  /** the first field of one is among the first three of the other, 0 or 1 */
  first: number[];
  /** correlation of the scores of all fields */
  correlation: number[];
  /** share of the ten occupations that both have */
  ten: number[];
}

/** Compares two results of the same person: one of each reading, and as a baseline two of the same reading. */
export function measureAgreement(
  facts: Facts,
  { population, people, seed }: { population: PopulationName; people: number; seed: number },
): Record<'both' | 'A twice' | 'B twice', Agreement> {
  const from = populationOf(facts, population, bothBanks);
  const random = randomOf(seed);
  const none = (): Agreement => ({ fields: [], first: [], correlation: [], ten: [] });
  const measured = { both: none(), 'A twice': none(), 'B twice': none() };
  for (let n = 0; n < people; n++) {
    const person = personOf(from, Math.floor(random.uniform() * from.members.length), random);
    const result = (reading: Reading) => {
      const answers: Answers = answersOf(person, random, reading);
      return rank(facts, reading.bank, answers, { emphasis: FIT_ONLY });
    };
    const [a, b] = [result(readingA), result(readingB)];
    compare(measured.both, a, b);
    compare(measured['A twice'], a, result(readingA));
    compare(measured['B twice'], b, result(readingB));
  }
  return measured;
}

function compare(agreement: Agreement, a: Ranking, b: Ranking): void {
  const three = ({ fields }: Ranking) => fields.slice(0, 3).map(({ code }) => code);
  const ten = ({ top }: Ranking) => top.map(({ code }) => code);
  const shared = (one: string[], other: string[]) => one.filter((code) => other.includes(code)).length / one.length;
  agreement.fields.push(shared(three(a), three(b)));
  agreement.first.push(three(b).includes(three(a)[0]!) ? 1 : 0);
  agreement.ten.push(shared(ten(a), ten(b)));
  const codes = a.fields.map(({ code }) => code);
  const scores = ({ fields }: Ranking) => codes.map((code) => fields.find((field) => field.code === code)!.score);
  agreement.correlation.push(correlation(scores(a), scores(b)));
}
