import { expect, it } from 'vitest';
import { changeOver, percentChange } from '#shared/market/series.ts';

it.each([
  ['grew', [100, 110, 120], 20],
  ['fell to nothing', [100, 50, 0], -100],
  ['began at nothing', [0, 50, 100], null],
  ['has no value that far back', [null, 50, 100], null],
  ['is shorter', [100], null],
])('the change over two months of a series that %s', (_what, values, change) => {
  const told = changeOver({ from: '2026-05', values }, 2);
  expect(told === null ? null : Math.round(told)).toBe(change);
});

it('an index or a wage of 0 is none to measure by', () => {
  expect([percentChange(0, 100), percentChange(100, 0), percentChange(undefined, 100)]).toEqual([null, null, null]);
});
