/** The one unit of the open assessment. */
import { LOCKED } from './catalogue.ts';
import { analyses, type Denial, hasRoomFor, type Ledger, usageOf, withReservations, withUsed } from './ledger.ts';
import { withoutUnitOf } from './reservations.ts';

/**
 * Gives a new session its unit: the oldest analysis already reserved by the gate, otherwise a new reservation. An open
 * session is abandoned, and its unit is returned first.
 */
export function startSession<L extends Ledger>(
  ledger: L,
  session: { id: string; expiresAt: number },
): { ledger: L; denied?: Denial } {
  const left = dropSession(ledger);
  const unit = { ...session, committed: false };
  const reservations = left.reservations[analyses];
  const [oldest] = reservations;
  if (oldest) {
    const rest = withReservations(left, analyses, withoutUnitOf(oldest, reservations));
    return { ledger: { ...rest, session: { ...unit, counted: oldest.counted } } };
  }
  const usage = usageOf(left, analyses);
  if (usage.limit === LOCKED) return { ledger, denied: 'FEATURE_LOCKED' };
  if (!hasRoomFor(1, usage)) return { ledger, denied: 'PLAN_LIMIT' };
  return { ledger: { ...withUsed(left, analyses, 1), session: { ...unit, counted: true } } };
}

/** Ends the open session; its unit is returned unless it was committed. */
export function dropSession<L extends Ledger>(ledger: L): L {
  const { session } = ledger;
  if (!session) return ledger;
  const rest = { ...ledger, session: null };
  return session.counted && !session.committed ? withUsed(rest, analyses, -1) : rest;
}
