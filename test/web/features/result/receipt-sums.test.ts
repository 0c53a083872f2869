import { describe, expect, it } from 'vitest';
import type { Receipt } from '#shared/assessment/result-shape.ts';
import fc from '#test/support/harness/chance.ts';
import { pointsAtMost, pointsOf, receiptSums, roundedParts } from '#web/features/result/receipt-sums.ts';

const receipt = (part: Receipt['part'], dimension: Receipt['dimension'], points: number): Receipt => ({
  part,
  dimension,
  label: part,
  points,
  answers: [],
});

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
      receipt('start', 'fit', 25.02),
      receipt('interests', 'fit', 20.04),
      receipt('values', 'fit', 10.04),
      receipt('start', 'opportunity', 14.99),
      receipt('wage', 'opportunity', -5.04),
      receipt('start', 'feasibility', 9.99),
      receipt('place', 'feasibility', 5.04),
    ]);
    expect(start).toBe(50);
    expect(groups.map((group) => group.dimension)).toEqual(['fit', 'opportunity', 'feasibility']);
    expect(groups[0]!.receipts.map((each) => each.part)).toEqual(['interests', 'values']);
    expect(groups[1]!.shown).toBeLessThan(0);
    expect(total).toBe(80.1);
    expect(groups.reduce((sum, group) => sum + Math.round(group.shown * 10), 500)).toBe(801);
  });

  it('of before model 2.1 stand behind the start of fit alone, and add up, too', () => {
    const { start, total } = receiptSums([receipt('start', 'fit', 27.3), receipt('wage', 'opportunity', 15.1)]);
    expect([start, total]).toEqual([27.3, 42.4]);
  });

  it('move the score by so many points at most as each dimension starts from, together 50', () => {
    const starts = [
      receipt('start', 'fit', 24.4),
      receipt('start', 'opportunity', 13.3),
      receipt('start', 'feasibility', 12.3),
    ];
    expect(pointsAtMost(starts)).toEqual({ fit: 25, opportunity: 13, feasibility: 12 });
    expect(pointsAtMost(starts.slice(0, 1))).toBeNull();
    expect(pointsAtMost([])).toBeNull();
  });

  it('are summed over the named parts only', () => {
    const all = [receipt('interests', 'fit', 20), receipt('values', 'fit', 5), receipt('skills', 'fit', 7)];
    expect(pointsOf(all, ['interests', 'values'])).toBe(25);
    expect(pointsOf(all, ['skills'])).toBe(7);
  });
});
