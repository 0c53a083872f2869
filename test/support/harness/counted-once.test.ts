import { expect, it } from 'vitest';
import { ANSWER_TIMEOUT_MS } from '#functions/outside/table.ts';
import { expectCountedOnce } from './counted-once.ts';

const told = (counts: number[], ms = 20) => [
  ...counts.map((current_usage) => ({ ms, body: { allowed: true, current_usage } })),
  { ms, body: { allowed: false, current_usage: 3 } },
];

it('lets pass counts of their own, and of two that were heard late the same one', () => {
  expectCountedOnce(3, told([3, 1, 2]));
  expectCountedOnce(3, told([3, 2, 3], ANSWER_TIMEOUT_MS + 1));
});

it.each([
  ['one too many', [1, 2, 3, 4], 20],
  ['one too few', [1, 2], 20],
  ['two that were heard at once and name the same count', [2, 3, 3], 20],
  ['a count beyond the limit', [2, 3, 4], ANSWER_TIMEOUT_MS + 1],
  ['less than what counted with them', [1, 1, 3], ANSWER_TIMEOUT_MS + 1],
])('refuses %s', (_, counts, ms) => {
  expect(() => expectCountedOnce(3, told(counts, ms))).toThrow();
});
