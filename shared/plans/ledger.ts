/**
 * The rules of counting: a state, an operation and the time give the next state and the answer. Pure, so that a model
 * can be held against it; functions/data runs the same rules as conditional writes.
 *
 * Always: used = units reserved + units committed, of the running period, and 0 <= used <= limit when a unit is granted.
 */
import { DAY_MS } from '#shared/lib/time.ts';
import {
  type CountedFeature,
  countedFeatures,
  type Feature,
  isCounted,
  LOCKED,
  limitOf,
  MONTHLY_PERIOD_DAYS,
  type Plan,
  periodOf,
  UNLIMITED,
} from './catalogue.ts';

export const RESERVATION_MS = 15 * 60_000;

export interface Counter {
  used: number;
  /** Milliseconds since the epoch at which the running period ends. */
  until: number;
}

/** Units promised to a caller until `expiresAt`. `counted` is false once the period they were counted in is over. */
export interface Reservation {
  id: string;
  amount: number;
  expiresAt: number;
  counted: boolean;
  /** the call of a metered route that uses it is under way: no other takes it over */
  inUse?: true;
}

/** The one unit of the open assessment. A committed one stays used whatever becomes of the session. */
export interface SessionUnit {
  id: string;
  expiresAt: number;
  counted: boolean;
  committed: boolean;
}

export interface Ledger {
  plan: Plan;
  packs: number;
  /** When the subscription ends; null for Free and for a subscription without an end. */
  paidUntil: number | null;
  counters: Record<CountedFeature, Counter>;
  /** What an administrator allows beside the plan, until the feature's period ends or the plan changes. */
  ownLimits: Partial<Record<CountedFeature, number>>;
  /** Oldest first, of the same moment by id. */
  reservations: Record<CountedFeature, Reservation[]>;
  session: SessionUnit | null;
}

export const denials = ['FEATURE_LOCKED', 'PLAN_LIMIT'] as const;
export type Denial = (typeof denials)[number];

const analyses = 'career_path_analyses';

const periodMs = (feature: Feature) => (periodOf(feature) === 'daily' ? DAY_MS : MONTHLY_PERIOD_DAYS * DAY_MS);

/** Daily periods are UTC days; the others roll on from the account's first use (D-28). */
const firstPeriodEnd = (feature: Feature, now: number) =>
  periodOf(feature) === 'daily' ? (Math.floor(now / DAY_MS) + 1) * DAY_MS : now + periodMs(feature);

export const periodStart = (feature: CountedFeature, counter: Counter) => counter.until - periodMs(feature);

export const perFeature = <T>(make: (feature: CountedFeature) => T) =>
  Object.fromEntries(countedFeatures.map((feature) => [feature, make(feature)])) as Record<CountedFeature, T>;

export const newLedger = (now: number): Ledger => ({
  plan: 'free',
  packs: 0,
  paidUntil: null,
  counters: perFeature((feature) => ({ used: 0, until: firstPeriodEnd(feature, now) })),
  ownLimits: {},
  reservations: perFeature(() => []),
  session: null,
});

export const byAge = (a: Reservation, b: Reservation): number => a.expiresAt - b.expiresAt || (a.id < b.id ? -1 : 1);

/** What a feature allows and has used: the numbers every answer carries. */
export function usageOf(
  ledger: Pick<Ledger, 'plan' | 'packs' | 'counters' | 'ownLimits'>,
  feature: Feature,
): { current: number; limit: number } {
  const own = isCounted(feature) ? ledger.ownLimits[feature] : undefined;
  return {
    current: isCounted(feature) ? ledger.counters[feature].used : 0,
    limit: own ?? limitOf(feature, ledger.plan, ledger.packs),
  };
}

const hasRoomFor = (amount: number, { current, limit }: { current: number; limit: number }): boolean =>
  limit === UNLIMITED || current + amount <= limit;

/** Of what is counted, the unit of an open assessment: taken, and given back unless something comes of it. */
export const underWay = ({ session }: Pick<Ledger, 'session'>, feature: Feature): number =>
  feature === analyses && session?.counted && !session.committed ? 1 : 0;

/** Another plan: what was used stays used, what an administrator allowed beside the old plan ends with it. */
export const withPlan = <L extends Ledger>(ledger: L, grant: Pick<Ledger, 'plan' | 'packs' | 'paidUntil'>): L => ({
  ...ledger,
  ...grant,
  ownLimits: grant.plan === ledger.plan ? ledger.ownLimits : {},
});

const withUsed = <L extends Ledger>(ledger: L, feature: CountedFeature, change: number): L => ({
  ...ledger,
  counters: {
    ...ledger.counters,
    [feature]: { ...ledger.counters[feature], used: ledger.counters[feature].used + change },
  },
});

const withReservations = <L extends Ledger>(ledger: L, feature: CountedFeature, reservations: Reservation[]): L => ({
  ...ledger,
  reservations: { ...ledger.reservations, [feature]: reservations },
});

/** What time alone has changed: periods that ended, reservations and a session that expired, a plan that ran out. */
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

/** A new period: its count starts from nothing, and only the plan limits it. */
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

/** Counts from nothing again: what is still reserved was counted before and cannot touch the new count. */
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

/** Gives the units of a reservation back. Unknown ids change nothing. */
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

/** Ends the open session; its unit is free again unless it was committed. */
export function dropSession<L extends Ledger>(ledger: L): L {
  const { session } = ledger;
  if (!session) return ledger;
  const rest = { ...ledger, session: null };
  return session.counted && !session.committed ? withUsed(rest, analyses, -1) : rest;
}

/**
 * Grants `amount` units under a new reservation, or says why not. What has no limit is counted at once and reserved by
 * nobody; what is only open or locked is not counted at all (GAT-02). Expects a normalised ledger.
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

/** Makes a reservation a use for good. Unknown ids change nothing. */
export const commitReservation = <L extends Ledger>(ledger: L, feature: CountedFeature, id: string): L =>
  withReservations(
    ledger,
    feature,
    ledger.reservations[feature].filter((reservation) => reservation.id !== id),
  );

/** The reservations without one unit of `from`, which somebody takes over. */
const withoutUnitOf = (from: Reservation, reservations: Reservation[]): Reservation[] =>
  reservations.flatMap((each) => {
    if (each !== from) return [each];
    return each.amount > 1 ? [{ ...each, amount: each.amount - 1 }] : [];
  });

/**
 * Gives a call of a metered route its unit, also where there is no limit: the oldest one that the gate has reserved, else
 * one reserved now; none for what costs nothing. Expects a normalised ledger.
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

/**
 * Gives a new session its unit: the oldest analysis already reserved by the gate before, else one reserved
 * now. A session that is still open is left by it, and its unit is free first.
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
