import { getItem } from '#functions/outside/table.ts';
import { accountKey } from './account.ts';
import { type Actor, current } from './change.ts';

/**
 * The guard of a route whose handler does not look at the account itself: a token of before a sign-out, a new password or
 * an erasure is refused there, too (docs/decisions/0064).
 * @throws AppError UNAUTHORIZED
 */
export async function liveSession({ user, now }: Pick<Actor, 'user' | 'now'>): Promise<void> {
  current(await getItem(accountKey(user.sub)), user, now);
}
