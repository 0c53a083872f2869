import { describe, expect, it } from 'vitest';
import { stayingOf } from '#shared/matching/repeats/stability.ts';
import fc from '#test/support/harness/chance.ts';

describe('what would stay of the ten', () => {
  it('is a range that leaves at most a tenth of the draws below and a tenth above', () => {
    expect(stayingOf([4, 4, 4, 4], 1)).toEqual({ expected: 4, range: [4, 4] });
    expect(stayingOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 1).range).toEqual([1, 8]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 48, maxLength: 48 }), (kept) => {
        const { expected, range } = stayingOf(kept, 1);
        const share = (is: (own: number) => boolean) => kept.filter(is).length / kept.length;
        expect(share((own) => own < range[0])).toBeLessThanOrEqual(0.1 + 1e-9);
        expect(share((own) => own > range[1])).toBeLessThanOrEqual(0.1 + 1e-9);
        expect(range[0]).toBeLessThanOrEqual(range[1]);
        expect(expected).toBeCloseTo(kept.reduce((sum, own) => sum + own, 0) / 48, 12);
      }),
    );
  });

  it('is no more than chance keeps where the answers are not trusted', () => {
    const { expected, range } = stayingOf([5, 6, 7, 8], 0);
    expect(expected).toBeLessThan(1);
    expect(range[1]).toBeLessThanOrEqual(1);
  });
});
