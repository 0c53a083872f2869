/**
 * Derives a person's plan from the payment provider's objects: the whole rule (T-075). Pure, so that the same state
 * gives the same entitlement in whatever order its events arrived.
 */
import { DAY_MS } from '#shared/lib/time.ts';
import type { Plan } from './catalogue.ts';
import type { PaidPlan } from './prices.ts';

/** The provider's subscription states. */
export type SubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'incomplete'
  | 'incomplete_expired'
  | 'canceled'
  | 'paused';

/** The relevant fields of a subscription. Times in milliseconds since the epoch. */
export interface Subscription {
  id: string;
  /** from its price; null for an unknown price */
  plan: PaidPlan | null;
  status: SubscriptionStatus;
  createdAt: number;
  /** the end of the paid period */
  periodEnd: number;
  /** when it is scheduled to end, if it is */
  cancelAt: number | null;
  /** when its newest invoice was issued, which a past-due subscription has not paid */
  invoicedAt: number;
}

/** A payment for Insights Packs. */
export interface PackPayment {
  id: string;
  packs: number;
  paid: boolean;
  refunded: boolean;
}

export interface Entitlement {
  /** null: undetermined, so the account keeps its plan */
  plan: Plan | null;
  packs: number;
  /** when the account becomes Free, whatever else happens; null for Free and without a subscription */
  paidUntil: number | null;
  /** null: never subscribed */
  status: SubscriptionStatus | null;
  periodEnd: number | null;
  cancelAtPeriodEnd: boolean;
  pastDueUntil: number | null;
}

/** How long a plan outlasts a failed renewal, or a provider that stays silent (T-075). */
export const GRACE_MS = 3 * DAY_MS;

/**
 * Whether a second subscription beside it would charge twice: every state except those that can never be paid again.
 */
export const isLive = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status !== 'canceled' && status !== 'incomplete_expired';

/** When the paid time ends; null if it pays for nothing. */
function entitledUntil({ status, periodEnd, cancelAt, invoicedAt }: Subscription): number | null {
  if (status === 'past_due') return Math.min(invoicedAt + GRACE_MS, cancelAt ?? Number.POSITIVE_INFINITY);
  if (status !== 'active' && status !== 'trialing') return null;
  return cancelAt ?? periodEnd + GRACE_MS;
}

const rank: Record<PaidPlan, number> = { pro: 1, switch: 2 };
const rankOf = ({ plan }: Subscription): number => (plan === null ? 0 : rank[plan]);

const isEntitled = (subscription: Subscription, now: number): boolean => (entitledUntil(subscription) ?? 0) > now;

/**
 * The subscription that counts: entitled before not, then live before ended, then the higher plan, then the newer one.
 */
const bestOf = (subscriptions: Subscription[], now: number): Subscription =>
  subscriptions.toSorted(
    (a, b) =>
      Number(isEntitled(b, now)) - Number(isEntitled(a, now)) ||
      Number(isLive(b)) - Number(isLive(a)) ||
      rankOf(b) - rankOf(a) ||
      b.createdAt - a.createdAt ||
      (a.id > b.id ? -1 : 1),
  )[0]!;

/** Packs bought and not refunded; each payment counts once, however often it is listed. */
const packsOf = (payments: PackPayment[]): number =>
  [...new Map(payments.map((payment) => [payment.id, payment])).values()]
    .filter(({ paid, refunded }) => paid && !refunded)
    .reduce((sum, { packs }) => sum + packs, 0);

/**
 * Every subscription counts, including one at an unknown price: somebody who pays never becomes Free.
 * @param now milliseconds since the epoch
 */
export function entitlementOf(subscriptions: Subscription[], payments: PackPayment[], now: number): Entitlement {
  const packs = packsOf(payments);
  if (subscriptions.length === 0)
    return {
      plan: null,
      packs,
      paidUntil: null,
      status: null,
      periodEnd: null,
      cancelAtPeriodEnd: false,
      pastDueUntil: null,
    };
  const best = bestOf(subscriptions, now);
  const until = entitledUntil(best);
  const entitled = isEntitled(best, now);
  return {
    plan: entitled ? best.plan : 'free',
    packs,
    paidUntil: entitled ? until : null,
    status: best.status,
    periodEnd: best.cancelAt ?? best.periodEnd,
    cancelAtPeriodEnd: isLive(best) && best.cancelAt !== null,
    pastDueUntil: best.status === 'past_due' ? until : null,
  };
}
