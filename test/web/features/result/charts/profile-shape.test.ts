import { describe, expect, it } from 'vitest';
import { outline, pointOf, shareOf } from '#web/features/result/charts/profile-shape.ts';

describe('profile shape', () => {
  it('the average stands in the middle of the radius, and nothing leaves the rim', () => {
    expect(shareOf(0)).toBe(0.5);
    expect(shareOf(9)).toBe(1);
    expect(shareOf(-9)).toBe(0);
    expect(shareOf(1)).toBeGreaterThan(shareOf(0.5));
  });

  it('realistic stands at the top, social at the bottom, clockwise', () => {
    expect(pointOf(0, 1, 100)).toEqual({ x: 0, y: -100 });
    expect(pointOf(3, 1, 100).y).toBeCloseTo(100);
    expect(pointOf(1, 1, 100).x).toBeGreaterThan(0);
  });

  it('an outline is closed', () => {
    expect(outline([1, 1, 1, 1, 1, 1], 100)).toMatch(/^M.*Z$/);
  });
});
