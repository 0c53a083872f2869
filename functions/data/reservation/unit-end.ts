/** How a unit ends: committed, which makes the use final, or released, which returns it (D-11). */

import type { Account } from '#functions/data/account/account.ts';
import { type Actor, type Change, changeAccount } from '#functions/data/account/change.ts';
import { usage } from '#functions/data/account/usage.ts';
import { notFound } from '#functions/data/history/assessments.ts';
import type { Idempotency } from '#functions/data/idempotency/record.ts';
import { closed, requireEnded } from '#functions/data/session/session.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { CountedFeature } from '#shared/plans/catalogue.ts';
import type { Usage } from '#shared/plans/gate-answer.ts';
import { commitReservation, releaseReservation } from '#shared/plans/reservations.ts';
import { dropSession } from '#shared/plans/session-unit.ts';
import { type Ending, endedReservation, endingOf } from './ended.ts';

/** The account afterwards, with the rows written beside it; unchanged when a repeat changes nothing. */
type Ended = Pick<Change<never>, 'beside'> & { next: Account };

interface UnitEnd {
  feature: CountedFeature;
  id: string;
  ending: Ending;
}

/**
 * Commits or releases what is reserved under `id`: an assessment session or a reservation. A repeated commit gets the
 * first answer. The stored state decides, never the request.
 * @throws AppError NOT_FOUND for an id the caller never had, CONFLICT when it has already ended the other way
 */
export function endUnit(
  actor: Actor,
  { idempotency, ...unit }: UnitEnd & { idempotency?: Idempotency | undefined },
): Promise<Usage> {
  const { feature } = unit;
  const isAnalysis = feature === 'career_path_analyses';
  return changeAccount<Usage>(
    actor,
    async (account, stored): Promise<Change<Usage>> => {
      const ended =
        (isAnalysis && endOpenSession(account, unit)) ||
        (await endReservation(actor, account, unit)) ||
        (isAnalysis && (await endedSession(actor, account, stored, unit)));
      if (!ended) throw notFound();
      const { next, beside } = ended;
      const answer = usage(next, feature);
      const isUnchanged = next === account && stored.session?.id === account.session?.id;
      return isUnchanged ? { answer } : { next, ...(beside && { beside }), answer };
    },
    { idempotency },
  );
}

async function endReservation(
  { user, now }: Actor,
  account: Account,
  { feature, id, ending }: UnitEnd,
): Promise<Ended | null> {
  // only the metered call itself may end its unit, otherwise its work would be free
  if (account.reservations[feature].some((reservation) => reservation.id === id && !reservation.inUse)) {
    const next = (ending === 'commit' ? commitReservation : releaseReservation)(account, feature, id);
    return { next, beside: [{ put: endedReservation(user.sub, id, ending, now) }] };
  }
  const before = await endingOf(user.sub, id, now);
  if (!before) return null;
  if (before === 'commit' && ending === 'commit') return { next: account };
  throw new AppError('CONFLICT', before === 'commit' ? 'This use is committed.' : 'This reservation was released.');
}

function endOpenSession(account: Account, { id, ending }: UnitEnd): Ended | null {
  const { session } = account;
  // completing it was the commit
  if (ending === 'commit' && account.completed === id) return { next: account };
  if (session?.id !== id) return null;
  if (ending === 'release') {
    if (session.committed) throw new AppError('CONFLICT', 'This use is committed.');
    return { next: dropSession(account) };
  }
  return { next: session.committed ? account : { ...account, session: { ...session, committed: true } } };
}

async function endedSession(actor: Actor, account: Account, stored: Account, { id, ending }: UnitEnd): Promise<Ended> {
  const ended = await requireEnded(actor, stored, id);
  if (ending === 'commit' && ended.status === 'completed') return { next: account };
  // the session expired before it was archived: this request archives it
  if (ending === 'release' && stored.session?.id === id) return { next: account };
  throw closed(ended);
}
