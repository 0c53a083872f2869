/**
 * A small, fixed-seed version of `npm run bench:validity`: wide enough bounds to hold for any honest change, narrow
 * enough to see a broken one. The figures themselves are printed by the bench.
 */
import { describe, expect, it } from 'vitest';
import { deciles, hands, measureCare, measureHits, measureStability } from '../bench/measure.ts';
import { withCircumstances } from '../bench/random-people.ts';
import { embeddedFacts } from '../support/embedded-facts.ts';

const facts = embeddedFacts();
/** Thousands of rankings: seconds on a quiet machine. */
const timeout = 120_000;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('on the simulated population', { timeout }, () => {
  it('finds the occupation a person is at home in, nearly as well as can be (validity: top 10, fields)', () => {
    const engine = measureHits(facts, 'engine', 'all', 150, 1);
    const ideal = measureHits(facts, 'ideal', 'all', 150, 1);
    expect(mean(engine.top10)).toBeGreaterThan(0.6);
    expect(mean(engine.field3)).toBeGreaterThan(0.8);
    expect(mean(ideal.top10)).toBeGreaterThan(mean(engine.top10));
    expect(mean(ideal.top10)).toBeLessThan(0.85);
  });

  it('loses least at the thresholds with the adaptive order (AIN-18, ARA-34, ARA-39)', () => {
    const all = mean(measureHits(facts, 'engine', 'all', 150, 2).top10);
    const adaptive = mean(measureHits(facts, 'engine', 'all, stopped at the thresholds, adaptive order', 150, 2).top10);
    expect(adaptive).toBeGreaterThan(all - 0.1);
    expect(adaptive).toBeGreaterThan(0.55);
  });

  it('states the overlap that a second set of answers shows, overall and by thirds (validity: stability)', () => {
    for (const [weights, complete] of [
      [{ fit: 1, opportunity: 0, feasibility: 0 }, undefined],
      [{ fit: 0.5, opportunity: 0.25, feasibility: 0.25 }, withCircumstances],
    ] as const) {
      const measured = measureStability(facts, 'all', 300, 3, weights, complete);
      expect(Math.abs(mean(measured.stated) - mean(measured.simulated))).toBeLessThan(0.05);
      const tenths = deciles(measured);
      for (const third of [tenths.slice(0, 3), tenths.slice(3, 7), tenths.slice(7)]) {
        const difference = mean(third.map(({ stated }) => stated)) - mean(third.map(({ simulated }) => simulated));
        expect(Math.abs(difference)).toBeLessThan(0.08);
      }
    }
  });

  it('flags careless answers and spares sincere ones (validity: careless)', () => {
    expect(mean(measureCare(facts, 'all', 300, 4, hands['at random']))).toBeGreaterThan(0.93);
    expect(mean(measureCare(facts, 'all', 300, 5))).toBeLessThan(0.06);
    expect(mean(measureCare(facts, 'all', 60, 6, hands['one rating throughout']))).toBe(1);
    expect(mean(measureCare(facts, 'all', 60, 7, hands['in a repeated pattern']))).toBe(1);
  });
});
