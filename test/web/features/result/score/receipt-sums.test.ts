import { describe, expect, it } from 'vitest';
import { roundedParts } from '#shared/lib/rounded-parts.ts';
import fc from '#test/support/harness/chance.ts';
import { receipt } from '#test/support/people/receipt.ts';
import { pointsAtMost, pointsOf, receiptSums } from '#web/features/result/score/receipt-sums.ts';

describe('shown receipts', () => {
  it('add up to the shown total, whatever the parts are', () => {
    const part = fc.double({ min: -20, max: 60, noNaN: true });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 14 }), (parts) => {
        const shown = roundedParts(parts, 1);
        const sum = shown.reduce((total, value) => total + Math.round(value * 10), 0);
        expect(sum).toBe(Math.round(parts.reduce((total, value) => total + value, 0) * 10) + 0);
        shown.forEach((value, index) => {
          expect(Math.abs(value - parts[index]!)).toBeLessThanOrEqual(0.1 + 1e-9);
        });
      }),
    );
  });

  it('thirds do not lose a tenth', () => {
    expect(roundedParts([10 / 3, 10 / 3, 10 / 3], 1)).toEqual([3.4, 3.3, 3.3]);
  });

  it('stand by dimension behind the start, and start and groups add up to the total, too', () => {
    const { start, groups, total } = receiptSums([
      receipt('start', 25.02),
      receipt('interests', 20.04),
      receipt('values', 10.04),
      receipt('start', 14.99, 'opportunity'),
      receipt('wage', -5.04, 'opportunity'),
      receipt('start', 9.99, 'feasibility'),
      receipt('place', 5.04, 'feasibility'),
    ]);
    expect(start).toBe(50);
    expect(groups.map((group) => group.dimension)).toEqual(['fit', 'opportunity', 'feasibility']);
    expect(groups[0]!.receipts.map((each) => each.part)).toEqual(['interests', 'values']);
    expect(groups[1]!.shown).toBeLessThan(0);
    expect(total).toBe(80.1);
    expect(groups.reduce((sum, group) => sum + Math.round(group.shown * 10), 500)).toBe(801);
  });

  it('of before model 2.1 stand behind the start of fit alone, and add up, too', () => {
    const { start, total } = receiptSums([receipt('start', 27.3), receipt('wage', 15.1, 'opportunity')]);
    expect([start, total]).toEqual([27.3, 42.4]);
  });

  it('move the score by so many points at most as each dimension starts from, together 50', () => {
    const starts = [
      receipt('start', 24.4),
      receipt('start', 13.3, 'opportunity'),
      receipt('start', 12.3, 'feasibility'),
    ];
    expect(pointsAtMost(starts)).toEqual({ fit: 25, opportunity: 13, feasibility: 12 });
    expect(pointsAtMost(starts.slice(0, 1))).toBeNull();
    expect(pointsAtMost([])).toBeNull();
  });

  it('are summed over the named parts only', () => {
    const all = [receipt('interests', 20), receipt('values', 5), receipt('skills', 7)];
    expect(pointsOf(all, ['interests', 'values'])).toBe(25);
    expect(pointsOf(all, ['skills'])).toBe(7);
  });
});
