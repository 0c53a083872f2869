import { type Actor, changeAccount } from './change.ts';

/**
 * From now on no token of a sign-in up to this moment changes anything in the account (AUT-11, T-007).
 * @returns milliseconds since the epoch
 */
export function signOut(actor: Actor): Promise<number> {
  const { user, now } = actor;
  // sign-in times are whole seconds: the caller's own session ends even if it began within this one
  const before = Math.max(Math.floor(now / 1000), user.authTime + 1);
  return changeAccount<number>(actor, (account) => ({ next: { ...account, signedOutBefore: before }, answer: now }));
}
