import { exercise } from '#functions/outside/rights.ts';
import { notSignedIn } from '#shared/lib/errors.ts';
import { type Actor, changeAccount } from './change.ts';
import { wasAlive } from './seen.ts';

/**
 * The guard of every route that needs a sign-in: tokens issued before a sign-out, a password change or an erasure are
 * refused (docs/decisions/0065).
 * @throws AppError UNAUTHORIZED
 */
export async function liveSession(actor: Actor): Promise<void> {
  exercise('table:GetItem'); // exercised on every call, whether or not this one reads
  const isAlive = wasAlive(actor.user, actor.now);
  // a change that writes nothing is one read, retried while a transaction holds the row, and it refuses with the right
  // error
  if (!isAlive) await changeAccount<void>(actor, () => ({ answer: undefined }));
  if (isAlive === false) throw notSignedIn();
}

/**
 * The guard of the erasure route, whose handler checks the session itself: a retry is answered after the session has
 * ended.
 */
export const ownLook = async (): Promise<void> => undefined;
