import { describe, expect, it } from 'vitest';
import fc from '#test/support/harness/chance.ts';
import { linearScale } from '#web/ui/figures/linear-scale.ts';

describe('linear scale', () => {
  it('maps the ends of the domain to the ends of the range', () => {
    const { at } = linearScale([20_000, 60_000], [10, 310], 4);
    expect([at(20_000), at(40_000), at(60_000)]).toEqual([10, 160, 310]);
  });

  it('has round ticks', () => {
    expect(linearScale([82_460, 214_670], [0, 1], 3).ticks).toEqual([100_000, 125_000, 150_000, 175_000, 200_000]);
    expect(linearScale([0, 10], [0, 1], 5).ticks).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it('keeps a few ticks inside any domain, ascending', () => {
    const amount = fc.double({ min: 1, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 2, max: 6 }), (low, span, count) => {
        const { ticks } = linearScale([low, low + span], [0, 100], count);
        expect(ticks.length).toBeGreaterThanOrEqual(count - 1);
        expect(ticks.length).toBeLessThanOrEqual(3 * count + 1);
        for (const [place, tick] of ticks.entries()) {
          expect(tick).toBeGreaterThanOrEqual(low * (1 - 1e-9));
          expect(tick).toBeLessThanOrEqual((low + span) * (1 + 1e-9));
          if (place > 0) expect(tick).toBeGreaterThan(ticks[place - 1]!);
        }
      }),
    );
  });
});
