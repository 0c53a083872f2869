import { expect, it } from 'vitest';
import { noteSeen, SEEN_MS, wasAlive } from '#functions/data/account/seen.ts';

const at = 1_800_000_000_000;
const signIn = (sub: string, authTime = at / 1000) => ({ sub, authTime });

it('an account seen a moment ago is not read again, and no longer than that (R4)', () => {
  expect(wasAlive(signIn('new'), at)).toBeUndefined();
  noteSeen('new', 0, at);
  expect(wasAlive(signIn('new'), at + SEEN_MS - 1)).toBe(true);
  expect(wasAlive(signIn('new'), at + SEEN_MS)).toBeUndefined();
  // nor on a clock that was set back
  expect(wasAlive(signIn('new'), at - SEEN_MS)).toBeUndefined();
});

it('a sign-out is not undone by a read that began before it', () => {
  noteSeen('late', at / 1000 + 1, at);
  noteSeen('late', 0, at + 1);
  expect(wasAlive(signIn('late'), at + 2)).toBe(false);
  expect(wasAlive(signIn('late', at / 1000 + 1), at + 2)).toBe(true);
});

it('the accounts not looked at for longest are forgotten and read again', () => {
  noteSeen('first', 0, at);
  for (let each = 0; each < 5_000; each++) noteSeen(`other-${each}`, 0, at);
  expect(wasAlive(signIn('first'), at)).toBeUndefined();
  expect(wasAlive(signIn('other-4999'), at)).toBe(true);
});
