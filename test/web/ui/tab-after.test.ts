import { describe, expect, it } from 'vitest';
import { tabAfter } from '#web/ui/layout/tab-after.ts';

describe('the tab a key selects', () => {
  it('is the next one, and round', () => {
    expect([0, 1, 2].map((at) => tabAfter('ArrowRight', at, 3))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((at) => tabAfter('ArrowLeft', at, 3))).toEqual([2, 0, 1]);
  });

  it('is the first or the last one', () => {
    expect([tabAfter('Home', 2, 3), tabAfter('End', 0, 3)]).toEqual([0, 2]);
  });

  it('is none for any other key', () => {
    expect(['Tab', 'Enter', 'a', 'ArrowDown'].map((key) => tabAfter(key, 1, 3))).toEqual(Array(4).fill(undefined));
  });
});
