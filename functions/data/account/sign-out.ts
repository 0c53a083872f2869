import { type Actor, changeAccount } from './change.ts';
import { unlessErased } from './erased.ts';
import { systemActor } from './system-actor.ts';

/**
 * Ends every session: no token issued up to now can change the account (AUT-11, T-007).
 * @returns milliseconds since the epoch
 */
export function signOut(actor: Actor): Promise<number> {
  const { user, now } = actor;
  // sign-in times are whole seconds: the caller's own session must end even if it began within this one
  const before = Math.max(Math.floor(now / 1000), user.authTime + 1);
  return changeAccount<number>(actor, (account) => ({ next: { ...account, signedOutBefore: before }, answer: now }));
}

/**
 * The same on behalf of somebody who has set a new password. If the account was erased first, there is nothing to end.
 */
export async function endSessions(sub: string, now: number): Promise<void> {
  const before = Math.floor(now / 1000);
  const ended = changeAccount<void>(systemActor(sub, now), (account) => ({
    next: { ...account, signedOutBefore: Math.max(before, account.signedOutBefore) },
    answer: undefined,
  }));
  await unlessErased(ended, undefined);
}
