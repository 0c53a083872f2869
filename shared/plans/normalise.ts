/** What time changes in a ledger. */
import { type CountedFeature, countedFeatures } from './catalogue.ts';
import { analyses, type Ledger, periodMs, withPlan, withReservations } from './ledger.ts';
import { releaseReservation } from './reservations.ts';
import { dropSession } from './session-unit.ts';

/** Applies everything that follows from time alone: ended periods, expired reservations and sessions, an ended plan. */
export function normalise<L extends Ledger>(ledger: L, now: number): L {
  let next = ledger;
  if (next.paidUntil !== null && next.paidUntil <= now)
    next = withPlan(next, { plan: 'free', packs: next.packs, paidUntil: null });
  if (next.session && next.session.expiresAt <= now) next = dropSession(next);
  for (const feature of countedFeatures) {
    for (const reservation of next.reservations[feature])
      if (reservation.expiresAt <= now) next = releaseReservation(next, feature, reservation.id);
    if (next.counters[feature].until <= now) next = rollPeriod(next, feature, now);
  }
  return next;
}

/** Starts a new period: the count restarts at zero, and only the plan limits it. */
function rollPeriod<L extends Ledger>(ledger: L, feature: CountedFeature, now: number): L {
  const { until } = ledger.counters[feature];
  const length = periodMs(feature);
  const { [feature]: _ended, ...ownLimits } = ledger.ownLimits;
  const rolled = resetCounter({ ...ledger, ownLimits }, feature);
  return {
    ...rolled,
    counters: {
      ...rolled.counters,
      [feature]: { used: 0, until: until + (Math.floor((now - until) / length) + 1) * length },
    },
  };
}

/** Resets a counter to zero. Units still reserved were counted before and cannot affect the new count. */
export function resetCounter<L extends Ledger>(ledger: L, feature: CountedFeature): L {
  const reset = {
    ...withReservations(
      ledger,
      feature,
      ledger.reservations[feature].map((reservation) => ({ ...reservation, counted: false })),
    ),
    counters: { ...ledger.counters, [feature]: { ...ledger.counters[feature], used: 0 } },
  };
  return feature === analyses && reset.session ? { ...reset, session: { ...reset.session, counted: false } } : reset;
}
