import { describe, expect, it } from 'vitest';
import { runOf, tieRuns, tieText } from '#web/features/result/score/ties.ts';

describe('ties', () => {
  it('are runs of equal numbers, in places as people count', () => {
    expect(tieRuns([1, 1, 1, 1, 2, 3, 3])).toEqual([
      { from: 1, to: 4 },
      { from: 6, to: 7 },
    ]);
    expect(tieRuns([1, 2, 3])).toEqual([]);
    expect(tieRuns([])).toEqual([]);
  });

  it('a place knows its run, and a lone place has none', () => {
    const runs = tieRuns([1, 1, 2]);
    expect(runOf(runs, 2)).toEqual({ from: 1, to: 2 });
    expect(runOf(runs, 3)).toBeUndefined();
  });

  it('are worded as what they are', () => {
    expect(tieText({ from: 1, to: 4 })).toBe('1–4 are too close to tell apart');
  });
});
