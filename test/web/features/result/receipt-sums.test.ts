import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '#shared/assessment/result-shape.ts';
import { pointsAtMost, pointsOf, receiptGroups, roundedParts } from '#web/features/result/receipt-sums.ts';

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

  it('stand by dimension, and the groups add up to the total, too (RES-06)', () => {
    const { groups, total } = receiptGroups([
      receipt('interests', 'fit', 20.04),
      receipt('wage', 'opportunity', 15.04),
      receipt('values', 'fit', 10.04),
      receipt('place', 'feasibility', 5.04),
    ]);
    expect(groups.map((group) => group.dimension)).toEqual(['fit', 'opportunity', 'feasibility']);
    expect(groups[0]!.receipts.map((each) => each.part)).toEqual(['interests', 'values']);
    expect(total).toBe(50.2);
    expect(groups.reduce((sum, group) => sum + Math.round(group.shown * 10), 0)).toBe(502);
  });

  it('are of so many points at most as the scores tell, together of 100', () => {
    const receipts = [
      receipt('interests', 'fit', 39.04),
      receipt('wage', 'opportunity', 19.5),
      receipt('place', 'feasibility', 18.9),
    ];
    expect(pointsAtMost({ fit: 82, opportunity: 71, feasibility: 76 }, receipts)).toEqual({
      fit: 48,
      opportunity: 27,
      feasibility: 25,
    });
    expect(pointsAtMost({ fit: 82, opportunity: 0, feasibility: 76 }, receipts)).toBeNull();
    expect(pointsAtMost({ fit: 82, opportunity: 71, feasibility: 76 }, [])).toBeNull();
  });

  it('are summed over the named parts only', () => {
    const all = [receipt('interests', 'fit', 20), receipt('values', 'fit', 5), receipt('skills', 'fit', 7)];
    expect(pointsOf(all, ['interests', 'values'])).toBe(25);
    expect(pointsOf(all, ['skills'])).toBe(7);
  });
});
