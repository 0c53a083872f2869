/**
 * What an account may use and has used. The counting rules are beside it (reservations, session-unit, normalise): a
 * state, an operation and the time give the next state and the answer. They are pure, so that they can be tested
 * against a model; functions/data runs the same rules as conditional writes.
 *
 * Invariant: used = units reserved + units committed in the running period, and 0 <= used <= limit when a unit is
 * granted.
 */
import { DAY_MS } from '#shared/lib/time.ts';
import {
  type CountedFeature,
  countedFeatures,
  type Feature,
  isCounted,
  limitOf,
  MONTHLY_PERIOD_DAYS,
  type Plan,
  periodOf,
  UNLIMITED,
} from './catalogue.ts';

export interface Counter {
  used: number;
  /** Milliseconds since the epoch at which the running period ends. */
  until: number;
}

/** Units promised to a caller until `expiresAt`. `counted` is false once the period they were counted in has ended. */
export interface Reservation {
  id: string;
  amount: number;
  expiresAt: number;
  counted: boolean;
  /** a metered call is using it, so no other call may take it over */
  inUse?: true;
}

/** The one unit of the open assessment. Once committed it stays used, whatever happens to the session. */
export interface SessionUnit {
  id: string;
  expiresAt: number;
  counted: boolean;
  committed: boolean;
}

export interface Ledger {
  plan: Plan;
  packs: number;
  /** When the subscription ends; null for Free and for a subscription without an end date. */
  paidUntil: number | null;
  counters: Record<CountedFeature, Counter>;
  /** Limits set by an administrator in addition to the plan, until the feature's period ends or the plan changes. */
  ownLimits: Partial<Record<CountedFeature, number>>;
  /** Oldest first, ties by id. */
  reservations: Record<CountedFeature, Reservation[]>;
  session: SessionUnit | null;
}

export const denials = ['FEATURE_LOCKED', 'PLAN_LIMIT'] as const;
export type Denial = (typeof denials)[number];

export const analyses = 'career_path_analyses';

export const periodMs = (feature: Feature) => (periodOf(feature) === 'daily' ? DAY_MS : MONTHLY_PERIOD_DAYS * DAY_MS);

/** Daily periods are UTC days; the others roll from the account's first use (D-28). */
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

/** A feature's limit and use: the numbers in every answer. */
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

export const hasRoomFor = (amount: number, { current, limit }: { current: number; limit: number }): boolean =>
  limit === UNLIMITED || current + amount <= limit;

/** Of the counted units, the one of an open assessment: it is returned unless the assessment is completed. */
export const underWay = ({ session }: Pick<Ledger, 'session'>, feature: Feature): number =>
  feature === analyses && session?.counted && !session.committed ? 1 : 0;

/** Changes the plan: what was used stays used, and an administrator's extra limits end with the old plan. */
export const withPlan = <L extends Ledger>(ledger: L, grant: Pick<Ledger, 'plan' | 'packs' | 'paidUntil'>): L => ({
  ...ledger,
  ...grant,
  ownLimits: grant.plan === ledger.plan ? ledger.ownLimits : {},
});

export const withUsed = <L extends Ledger>(ledger: L, feature: CountedFeature, change: number): L => ({
  ...ledger,
  counters: {
    ...ledger.counters,
    [feature]: { ...ledger.counters[feature], used: ledger.counters[feature].used + change },
  },
});

export const withReservations = <L extends Ledger>(
  ledger: L,
  feature: CountedFeature,
  reservations: Reservation[],
): L => ({
  ...ledger,
  reservations: { ...ledger.reservations, [feature]: reservations },
});
