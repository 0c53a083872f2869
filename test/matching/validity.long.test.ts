/**
 * A small, fixed-seed version of `npm run bench:validity`: wide enough bounds to hold for any honest change, narrow
 * enough to see a broken one. The figures themselves are printed by the bench.
 */
import { describe, expect, it } from 'vitest';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import { interestCodes } from '#shared/assessment/item-bank.ts';
import { shareBelow } from '#test/bench/validity/fields-of-study.ts';
import { deciles, measureEngine, measureIdeal, measureRandomHands } from '#test/bench/validity/measure.ts';
import { measureAgreement } from '#test/bench/validity/measure-readings.ts';
import { aucOf, measureCoverage, measureSpread, measureWhatIf } from '#test/bench/validity/measure-respondents.ts';
import { balancedMean, deviation, mean } from '#test/bench/validity/statistics.ts';
import { answersOf, personOf, populationOf, randomOf } from '#test/support/population/population.ts';
import { withCircumstances } from '#test/support/population/random-people.ts';
import { readingB } from '#test/support/population/readings.ts';
import { embeddedFacts } from '../support/facts/embedded-facts.ts';

const facts = embeddedFacts();
/** Thousands of rankings: seconds on a quiet machine. */
const timeout = 120_000;

describe('on the simulated population', { timeout }, () => {
  it('finds the occupation a person is at home in, nearly as well as can be (validity: top 10, fields)', () => {
    const engine = measureEngine(facts, 'fit', { people: 120, seed: 1 });
    const ideal = measureIdeal(facts, { people: 120, seed: 1 });
    expect(mean(engine.top10)).toBeGreaterThan(0.5);
    expect(mean(engine.field3)).toBeGreaterThan(0.75);
    expect(mean(ideal.top10)).toBeGreaterThan(mean(engine.top10));
    expect(mean(ideal.top10)).toBeLessThan(0.85);
  });

  it('loses least at the thresholds with the adaptive order (AIN-18)', () => {
    const sample = { people: 120, seed: 2 };
    const all = mean(measureEngine(facts, 'fit', sample).top10);
    const reduction = 'all, stopped at the thresholds, adaptive order';
    const adaptive = mean(measureEngine(facts, 'fit', { ...sample, reduction }).top10);
    expect(adaptive).toBeGreaterThan(all - 0.1);
    expect(adaptive).toBeGreaterThan(0.55);
  });

  it('states an overlap that is right on average, and more where more stays (validity: stability)', () => {
    // how well people know their own skills decides, and no single set of answers tells
    const differences = (['as assumed', 'skills known worse', 'realistic'] as const).map((population) => {
      const measured = measureEngine(facts, 'final', { population, people: 120, seed: 3 });
      const tenths = deciles(measured);
      const actual = (own: typeof tenths) => mean(own.map((tenth) => tenth.actual));
      expect(actual(tenths.slice(7)), population).toBeGreaterThan(actual(tenths.slice(0, 3)));
      return mean(measured.stated) - mean(measured.overlap);
    });
    expect(Math.abs(mean(differences))).toBeLessThan(0.05);
    for (const difference of differences) expect(Math.abs(difference)).toBeLessThan(0.13);
  });
});

describe('on people who answer both readings', { timeout }, () => {
  it.each([
    ['as assumed', 0.45, 0.5],
    ['realistic', 0.35, 0.45],
  ] as const)(
    'their fields agree about as far as two results of one reading do: %s',
    (population, fields, correlation) => {
      const measured = measureAgreement(facts, { population, people: 30, seed: 5 });
      expect(mean(measured.both.fields)).toBeGreaterThan(fields);
      expect(mean(measured.both.correlation)).toBeGreaterThan(correlation);
      const twice = Math.min(...(['A twice', 'B twice'] as const).map((pair) => mean(measured[pair].fields)));
      expect(mean(measured.both.fields)).toBeGreaterThan(twice - 0.2);
    },
  );

  it('finds the field by Reading B, too', () => {
    const measured = measureEngine(facts, 'fit', { reading: readingB, people: 100, seed: 6 });
    expect(mean(measured.top10)).toBeGreaterThan(0.3);
    expect(mean(measured.field3)).toBeGreaterThan(0.6);
    expect(Math.abs(mean(measured.stated) - mean(measured.overlap))).toBeLessThan(0.1);
  });
});

describe('on people who break the assumptions', { timeout }, () => {
  it.each([
    ['heavier noise', 0.25, 0.6],
    ['response styles', 0.45, 0.65],
    ['realistic', 0.07, 0.4],
  ] as const)('still finds the neighbourhood: %s', (population, top10, field3) => {
    const measured = measureEngine(facts, 'fit', { population, people: 100, seed: 11 });
    expect(mean(measured.top10)).toBeGreaterThan(top10);
    expect(mean(measured.field3)).toBeGreaterThan(field3);
  });
});

describe('what people see', { timeout }, () => {
  const random = randomOf(15);
  const population = populationOf(facts, 'realistic');
  const sheets = Array.from({ length: 400 }, () => {
    const member = Math.floor(random.uniform() * population.members.length);
    return withCircumstances(answersOf(personOf(population, member, random), random), random);
  });

  it('is not the same few occupations for everybody: fit decides the top (M4)', () => {
    const { final } = measureCoverage(facts, goldStandard, sheets);
    expect(final.most, final.mostFrequent).toBeLessThan(0.1);
    expect(final.twenty).toBeLessThan(0.15);
  });

  it('gives fit at least the spread of opportunity and feasibility, priorities in the middle (M4)', () => {
    const { fit, opportunity, feasibility } = measureSpread(facts, goldStandard, sheets.slice(0, 40));
    expect(mean(fit)).toBeGreaterThanOrEqual(mean(opportunity));
    expect(mean(fit)).toBeGreaterThanOrEqual(mean(feasibility));
  });

  it('moves when a priority goes from one end to the other (M10)', () => {
    const moves = measureWhatIf(facts, goldStandard, sheets.slice(0, 60));
    for (const { label, changes } of moves) {
      const most = changes.filter((moved) => moved >= 3).length / changes.length;
      expect(most, label).toBeGreaterThan(0.5);
    }
  });

  it('calls a random hand no good match, and most congruent people one (M8)', () => {
    const good = (score: number) => (score >= 70 ? 1 : 0);
    expect(mean(measureRandomHands(facts, 200, 16).map(good))).toBeLessThan(0.08);
    expect(mean(measureEngine(facts, 'final', { people: 100, seed: 17 }).best.map(good))).toBeGreaterThan(0.6);
  });

  it('states no more confidence than comes true for people like real ones (M8)', () => {
    const { confidence, field3 } = measureEngine(facts, 'final', { population: 'realistic', people: 300, seed: 18 });
    const sure = [...confidence.keys()].filter((i) => confidence[i]! >= 0.65);
    expect(mean(confidence) - mean(field3)).toBeLessThan(0.08);
    expect(mean(sure.map((i) => confidence[i]!)) - mean(sure.map((i) => field3[i]!))).toBeLessThan(0.12);
    expect(Math.max(...confidence)).toBeLessThan(1);
  });
});

describe('the bench itself', () => {
  it('draws real interests with the means, deviations and covariances that were measured', () => {
    const population = populationOf(facts, 'real interests');
    const random = randomOf(12);
    const sheets = Array.from(
      { length: 3000 },
      (_, n) => answersOf(personOf(population, n % population.members.length, random), random).core.interests,
    );
    const measured = [2.02, 3.02, 3.01, 3.46, 2.5, 2.45];
    const deviations = [1.21, 1.39, 1.45, 1.3, 1.28, 1.31];
    const covariances = [0.83, 1, 0.9, 0.76, 0.71, 0.88];
    for (const [d, code] of interestCodes.entries()) {
      const [a, b] = goldStandard.core.interests
        .filter((item) => item.code === code)
        .map(({ id }) => sheets.map((sheet) => sheet[id]!)) as [number[], number[]];
      expect(Math.abs(mean(a) - measured[d]!), code).toBeLessThan(0.12);
      expect(Math.abs(deviation(a) - deviations[d]!), code).toBeLessThan(0.1);
      const covariance = mean(a.map((rating, i) => rating * b[i]!)) - mean(a) * mean(b);
      expect(Math.abs(covariance - covariances[d]!), code).toBeLessThan(0.15);
    }
  });

  it('counts the other fields that score lower than the own one, ties half', () => {
    expect(shareBelow([3, 1, 2], 0)).toBe(1);
    expect(shareBelow([3, 1, 2], 1)).toBe(0);
    expect(shareBelow([2, 2, 1], 0)).toBe(0.75);
    expect(shareBelow([0, 0, 0], 2)).toBe(0.5);
  });

  it('counts every field of study alike, however many people it has', () => {
    const { value, low, high } = balancedMean([[1], Array.from({ length: 99 }, () => 0)], randomOf(13));
    expect([value, low, high]).toEqual([0.5, 0.5, 0.5]);
  });

  it('sees through noise: a rival that is right scores 1, one that guesses half', () => {
    const random = randomOf(14);
    const people = Array.from({ length: 600 }, (_, n) => {
      const field = n % 13;
      const guess = Array.from({ length: 13 }, random.uniform);
      return {
        field,
        engine: shareBelow(
          guess.map((_, k) => (k === field ? 1 : 0)),
          field,
        ),
        correlation: shareBelow(guess, field),
      };
    });
    const auc = aucOf(people, random);
    expect(auc.engine.value).toBe(1);
    expect(Math.abs(auc.correlation.value - 0.5)).toBeLessThan(0.05);
    expect(auc.difference.low).toBeGreaterThan(0.4);
  });
});
