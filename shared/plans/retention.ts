/**
 * How long an assessment that is over is kept: 30 days, and while a subscription runs plus 30 days (D-08, D-79). It
 * follows from the account and from when the assessment ended, so a change of plan changes no stored assessment
 * (docs/decisions/0017).
 */
import { DAY_MS } from '#shared/lib/time.ts';
import { isSubscribed, type Plan } from './catalogue.ts';

/** So many days a result of a Free account can be read. */
export const RESULT_DAYS = 30;
/** So many days before a result is deleted its owner is reminded, once. */
export const REMINDER_DAYS = 7;
/** Who has a result is looked at as often: a change of plan deletes nothing sooner than a result of the same moment. */
export const LOOK_DAYS = RESULT_DAYS - REMINDER_DAYS;
const KEPT_MS = RESULT_DAYS * DAY_MS;

/**
 * The last subscribed time of an account. Subscriptions with less than 30 days between them are one time: what was kept
 * through the first is kept through the next.
 */
export interface SubscribedTime {
  from: number;
  /** null: without an end */
  until: number | null;
}

/** The subscribed time after a plan was given at `now`. */
export function subscribedAfter(
  before: SubscribedTime | null,
  { plan, paidUntil }: { plan: Plan; paidUntil: number | null },
  now: number,
): SubscribedTime | null {
  if (isSubscribed(plan)) return { from: before && isKeeping(before, now) ? before.from : now, until: paidUntil };
  return before && { from: before.from, until: Math.min(before.until ?? now, now) };
}

/** Whether it still keeps anything. */
const isKeeping = ({ until }: SubscribedTime, now: number): boolean => until === null || until + KEPT_MS > now;

/** Only what ended after this moment can be read: what expired before a subscription began does not come back. */
export const readableSince = (subscribed: SubscribedTime | null, now: number): number =>
  (subscribed && isKeeping(subscribed, now) ? Math.min(subscribed.from, now) : now) - KEPT_MS;

/** Until when something that ended at `endedAt` can be read; null: as long as the account stays subscribed. */
export function keptUntil(subscribed: SubscribedTime | null, endedAt: number): number | null {
  const alone = endedAt + KEPT_MS;
  if (!subscribed || alone <= subscribed.from) return alone;
  return subscribed.until === null ? null : Math.max(alone, subscribed.until + KEPT_MS);
}
