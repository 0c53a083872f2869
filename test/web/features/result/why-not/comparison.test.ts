import { describe, expect, it } from 'vitest';
import { receipt } from '#test/support/people/receipt.ts';
import { compareReceipts } from '#web/features/result/why-not/comparison.ts';

describe('an occupation beside the best one', () => {
  const own = [receipt('skills', -6.62), receipt('interests', 3.33), receipt('values', 1), receipt('wage', 4)];
  const best = [receipt('skills', 12.6), receipt('interests', 5.66), receipt('values', 1.01), receipt('growth', 2)];
  const { parts, distance } = compareReceipts(own, best);

  it('most is lost first, and what it does better stands last', () => {
    expect(parts.map(({ part }) => part)).toEqual(['skills', 'interests', 'growth', 'wage']);
    expect(parts.at(-1)!.difference).toBe(4);
  });

  it('the shown differences add up to the shown distance; parts without one are left out', () => {
    expect(distance).toBe(19.6);
    expect(-parts.reduce((sum, { difference }) => sum + difference, 0)).toBeCloseTo(distance, 9);
    expect(parts.map(({ part }) => part)).not.toContain('values');
  });
});
