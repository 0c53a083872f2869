/** The account item: plan, counters, reservations and the open assessment of one user (docs/decisions/0001). */
import type { Session } from '#functions/data/assessment/assessment.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import type { Item, Key } from '#functions/outside/table.ts';
import { type CountedFeature, type Plan, UNLIMITED } from '#shared/plans/catalogue.ts';
import { type Ledger, newLedger, perFeature, type Reservation, usageOf } from '#shared/plans/ledger.ts';
import { byAge } from '#shared/plans/reservations.ts';
import type { SubscribedTime } from '#shared/plans/retention.ts';
import type { SubscriptionStatus } from '#shared/plans/subscription.ts';
import { limitsFingerprint } from './limits-fingerprint.ts';

/** Fields copied from the payment provider beside the plan (reliability R6). */
export interface Billing {
  /** the provider's customer id; null before the first checkout */
  customer: string | null;
  /** customers deleted at the provider and replaced; what was paid through them still counts */
  formerCustomers: string[];
  status: SubscriptionStatus | null;
  /** end of the paid period in milliseconds since the epoch: when it renews or ends */
  periodEnd: number | null;
  cancelAtPeriodEnd: boolean;
  /** after a failed renewal, the plan is kept until then */
  pastDueUntil: number | null;
  /** Raised with every copy: a copy fetched before another was stored is fetched again. */
  syncs: number;
}

const noBilling: Billing = {
  customer: null,
  formerCustomers: [],
  status: null,
  periodEnd: null,
  cancelAtPeriodEnd: false,
  pastDueUntil: null,
  syncs: 0,
};

/** Every provider customer that is or was this person. */
export const customersOf = ({ customer, formerCustomers }: Billing): string[] =>
  customer ? [customer, ...formerCustomers] : [];

export interface Account extends Ledger {
  session: Session | null;
  /** Raised with every write. */
  version: number;
  /** Epoch seconds: tokens of earlier sign-ins are refused. */
  signedOutBefore: number;
  /** The assessment completed last, so that its commit, which follows at once, needs no other row. */
  completed: string | null;
  billing: Billing;
  /** whether the person has seen the message that the account is active (D-85) */
  greeted: boolean;
  /** determines how long assessments are kept (shared/plans/retention.ts); null: never subscribed */
  subscribed: SubscribedTime | null;
}

/** Sorts right after every assessment of the user, so that one query reads both, newest first. */
export const accountSort = 'ACCOUNT';
export const accountKey = (sub: string): Key => ({ pk: userPartition(sub), sk: accountSort });

export const newAccount = (now: number): Account => ({
  ...newLedger(now),
  session: null,
  version: 0,
  signedOutBefore: 0,
  completed: null,
  billing: noBilling,
  greeted: false,
  subscribed: null,
});

/** Stands for "never", so that conditions can always compare numbers. */
const NEVER = 9_000_000_000_000;

interface StoredFeature {
  used: number;
  /** units left under the limit; 0 for unlimited features, which makes a use take the path that reads the plan */
  left: number;
  periodEnd: number;
  reservations: Record<string, Omit<Reservation, 'id'>>;
  /** when the first of them expires; absent when there are none */
  nextExpiry?: number;
  /** whether the gate has made a reservation that a metered call would take over */
  hasGateReservation?: true;
  ownLimit?: number;
}

interface StoredAccount {
  version: number;
  signedOutBefore: number;
  plan: Plan;
  packs: number;
  /** the end of the subscription, or NEVER */
  paidUntil: number;
  /** the fingerprint of the limits that `left` was computed from */
  limits: string;
  features: Record<CountedFeature, StoredFeature>;
  session?: Session;
  completed?: string;
  /** only set once the person has begun a checkout */
  billing?: Billing;
  greeted?: true;
  subscribed?: SubscribedTime;
}

function storeFeature(account: Account, feature: CountedFeature): StoredFeature {
  const { used, until } = account.counters[feature];
  const { limit } = usageOf(account, feature);
  const reservations = account.reservations[feature];
  const ownLimit = account.ownLimits[feature];
  return {
    used,
    left: limit === UNLIMITED ? 0 : limit - used,
    periodEnd: until,
    reservations: Object.fromEntries(reservations.map(({ id, ...reservation }) => [id, reservation])),
    ...(reservations.some(({ inUse }) => !inUse) && { hasGateReservation: true as const }),
    ...(reservations.length > 0 && { nextExpiry: Math.min(...reservations.map(({ expiresAt }) => expiresAt)) }),
    ...(ownLimit !== undefined && { ownLimit }),
  };
}

const readReservations = ({ reservations }: StoredFeature): Reservation[] =>
  Object.entries(reservations)
    .map(([id, reservation]) => ({ id, ...reservation }))
    .sort(byAge);

export function storeAccount(sub: string, account: Account): Item & Key {
  const stored: StoredAccount = {
    version: account.version,
    signedOutBefore: account.signedOutBefore,
    plan: account.plan,
    packs: account.packs,
    paidUntil: account.paidUntil ?? NEVER,
    limits: limitsFingerprint,
    features: perFeature((feature) => storeFeature(account, feature)),
    ...(account.session && { session: account.session }),
    ...(account.completed && { completed: account.completed }),
    ...(account.billing.customer && { billing: account.billing }),
    ...(account.greeted && { greeted: true as const }),
    ...(account.subscribed && { subscribed: account.subscribed }),
  };
  return { ...accountKey(sub), ...stored };
}

export function readAccount(item: Item): Account {
  const stored = item as unknown as StoredAccount;
  const { features, version, signedOutBefore, plan, packs } = stored;
  return {
    version,
    signedOutBefore,
    plan,
    packs,
    paidUntil: stored.paidUntil === NEVER ? null : stored.paidUntil,
    counters: perFeature((feature) => ({ used: features[feature].used, until: features[feature].periodEnd })),
    ownLimits: Object.fromEntries(
      Object.entries(features).flatMap(([feature, { ownLimit }]) =>
        ownLimit === undefined ? [] : [[feature, ownLimit]],
      ),
    ),
    reservations: perFeature((feature) => readReservations(features[feature])),
    session: stored.session ?? null,
    completed: stored.completed ?? null,
    billing: stored.billing ?? noBilling,
    greeted: stored.greeted ?? false,
    subscribed: stored.subscribed ?? null,
  };
}

/** Replaces an account while it is being erased: every token is refused. */
export const erasedAccount = (sub: string, version: number): Item & Key => ({
  ...accountKey(sub),
  version,
  signedOutBefore: Number.MAX_SAFE_INTEGER,
  isErased: true,
});
export const isErased = (item: Item | undefined): boolean => item?.isErased === true;
