import { exercise } from '#functions/outside/rights.ts';
import { notSignedIn } from '#shared/lib/errors.ts';
import { type Actor, changeAccount } from './change.ts';
import { wasAlive } from './seen.ts';

/**
 * The guard of every route that is not open: a token of before a sign-out, a new password or an erasure is refused
 * (docs/decisions/0065).
 * @throws AppError UNAUTHORIZED
 */
export async function liveSession(actor: Actor): Promise<void> {
  exercise('table:GetItem'); // whether or not this time it has to be read
  const isAlive = wasAlive(actor.user, actor.now);
  // a change that writes nothing is one read, repeated while another transaction holds the row; it knows why one is refused
  if (!isAlive) await changeAccount<void>(actor, () => ({ answer: undefined }));
  if (isAlive === false) throw notSignedIn();
}

/** The guard of an erasure, whose handler checks the session itself: a repeat is answered after the session has ended. */
export const ownLook = async (): Promise<void> => undefined;
