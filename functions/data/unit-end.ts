/** How a unit ends: committed, which makes it a use for good, or released, which gives it back (D-11). */
import { AppError } from '#shared/lib/errors.ts';
import type { CountedFeature } from '#shared/plans/catalogue.ts';
import type { Usage } from '#shared/plans/gate-answer.ts';
import { commitHold, dropHold, dropSession } from '#shared/plans/ledger.ts';
import { type Actor, changeAccount, type Step } from './account.ts';
import type { Account } from './account-item.ts';
import { notFound } from './assessments.ts';
import { endMark, type Once, recall, remember } from './remembered.ts';
import { over, requireEnded } from './session.ts';
import { usage } from './units.ts';

export type Ending = 'commit' | 'release';

/**
 * Commits or releases what is held under `id`: an assessment session or a reservation. A repeated commit is answered
 * like the first; the state decides, never the request.
 * @throws AppError NOT_FOUND for what the caller never held, CONFLICT for what has already ended the other way
 */
export function endUnit(
  actor: Actor,
  request: { feature: CountedFeature; id: string; ending: Ending; once: Once },
): Promise<Usage> {
  const { feature, id, ending, once } = request;
  const { now } = actor;
  return changeAccount<Usage>(actor, async (account, stored): Promise<Step<Usage>> => {
    const before = recall(account, once, now);
    if (before) return { answer: { ...usage(account, feature), current: before.current } };
    const next =
      endReservation(account, feature, id, ending, now) ??
      (feature === 'career_path_analyses' ? await endSession(actor, account, stored, id, ending) : null);
    if (!next) throw notFound();
    const answer = usage(next, feature);
    if (next === account && stored.session?.id === account.session?.id) return { answer };
    return { next: remember(next, once, { id, current: answer.current }, now), answer };
  });
}

function endReservation(
  account: Account,
  feature: CountedFeature,
  id: string,
  ending: Ending,
  now: number,
): Account | null {
  const key = endMark(id);
  if (account.holds[feature].some((hold) => hold.id === id)) {
    const next = (ending === 'commit' ? commitHold : dropHold)(account, feature, id);
    const { used: current } = next.counters[feature];
    return remember(next, { key, body: ending }, { id, current }, now);
  }
  const ended = account.remembered[key];
  if (!ended || ended.expiresAt <= now) return null;
  if (ended.body === 'commit' && ending === 'commit') return account;
  throw new AppError(
    'CONFLICT',
    ended.body === 'commit' ? 'This use is committed.' : 'This reservation was given back.',
  );
}

async function endSession(
  actor: Actor,
  account: Account,
  stored: Account,
  id: string,
  ending: Ending,
): Promise<Account> {
  const { session } = account;
  if (session?.id === id) {
    if (ending === 'commit')
      return session.committed ? account : { ...account, session: { ...session, committed: true } };
    if (session.committed) throw new AppError('CONFLICT', 'This use is committed.');
    return dropSession(account);
  }
  if (ending === 'commit' && account.completed === id) return account;
  const ended = await requireEnded(actor, stored, id);
  if (ending === 'commit' && ended.status === 'completed') return account;
  // the session ran out before anything was written: this very request files it away
  if (ending === 'release' && stored.session?.id === id) return account;
  throw over(ended);
}
