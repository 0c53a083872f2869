/** Units promised to a caller until they are used, returned or expire. */
import { MINUTE_MS } from '#shared/lib/time.ts';
import { type CountedFeature, type Feature, isCounted, LOCKED, UNLIMITED } from './catalogue.ts';
import {
  type Denial,
  hasRoomFor,
  type Ledger,
  type Reservation,
  usageOf,
  withReservations,
  withUsed,
} from './ledger.ts';

export const RESERVATION_MS = 15 * MINUTE_MS;

export const byAge = (a: Reservation, b: Reservation): number => a.expiresAt - b.expiresAt || (a.id < b.id ? -1 : 1);

/**
 * Grants `amount` units under a new reservation, or says why not. Unlimited features are counted at once without a
 * reservation; features that are only open or locked are not counted (GAT-02). Expects a normalised ledger.
 */
export function reserve<L extends Ledger>(
  ledger: L,
  request: { feature: Feature; amount: number; id: string; now: number },
): { ledger: L; denied?: Denial; reserved: boolean } {
  const { feature, amount, id, now } = request;
  const { current, limit } = usageOf(ledger, feature);
  if (limit === LOCKED) return { ledger, denied: 'FEATURE_LOCKED', reserved: false };
  if (!isCounted(feature)) return { ledger, reserved: false };
  if (ledger.reservations[feature].some((reservation) => reservation.id === id)) return { ledger, reserved: true };
  if (limit === UNLIMITED) return { ledger: withUsed(ledger, feature, amount), reserved: false };
  if (!hasRoomFor(amount, { current, limit })) return { ledger, denied: 'PLAN_LIMIT', reserved: false };
  const reservation = { id, amount, expiresAt: now + RESERVATION_MS, counted: true };
  const reservations = [...ledger.reservations[feature], reservation].sort(byAge);
  return { ledger: withReservations(withUsed(ledger, feature, amount), feature, reservations), reserved: true };
}

/** Commits a reservation. Unknown ids change nothing. */
export const commitReservation = <L extends Ledger>(ledger: L, feature: CountedFeature, id: string): L =>
  withReservations(
    ledger,
    feature,
    ledger.reservations[feature].filter((reservation) => reservation.id !== id),
  );

/** Releases a reservation. Unknown ids change nothing. */
export function releaseReservation<L extends Ledger>(ledger: L, feature: CountedFeature, id: string): L {
  const reservation = ledger.reservations[feature].find((each) => each.id === id);
  if (!reservation) return ledger;
  const rest = withReservations(
    ledger,
    feature,
    ledger.reservations[feature].filter((each) => each !== reservation),
  );
  return reservation.counted ? withUsed(rest, feature, -reservation.amount) : rest;
}

/** The reservations without one unit of `from`, which is taken over. */
export const withoutUnitOf = (from: Reservation, reservations: Reservation[]): Reservation[] =>
  reservations.flatMap((each) => {
    if (each !== from) return [each];
    return each.amount > 1 ? [{ ...each, amount: each.amount - 1 }] : [];
  });

/**
 * Gives a metered call its unit, even for unlimited features: the oldest reservation made by the gate, otherwise a new
 * one; none for a free repeat. Expects a normalised ledger.
 */
export function startUse<L extends Ledger>(
  ledger: L,
  { feature, id, now, free }: { feature: CountedFeature; id: string; now: number; free: boolean },
): { ledger: L; denied?: Denial } {
  const usage = usageOf(ledger, feature);
  if (usage.limit === LOCKED) return { ledger, denied: 'FEATURE_LOCKED' };
  const own = ledger.reservations[feature].find((reservation) => reservation.id === id);
  const others = ledger.reservations[feature].filter((reservation) => reservation !== own);
  const use: Reservation = { id, amount: free ? 0 : 1, expiresAt: now + RESERVATION_MS, counted: true, inUse: true };
  const put = (reservation: Reservation, beside: Reservation[], on = ledger) => ({
    ledger: withReservations(on, feature, [...beside, reservation].sort(byAge)),
  });
  if (own) return put({ ...own, expiresAt: use.expiresAt }, others);
  if (free) return put(use, others);
  const byGate = others.find((reservation) => !reservation.inUse);
  if (byGate) return put({ ...use, counted: byGate.counted }, withoutUnitOf(byGate, others));
  if (!hasRoomFor(1, usage)) return { ledger, denied: 'PLAN_LIMIT' };
  return put(use, others, withUsed(ledger, feature, 1));
}
