/**
 * How long a closed assessment is kept: 30 days, plus the duration of a subscription (D-08, D-79). It derives from the
 * account and the end of the assessment, so a change of plan changes no stored assessment (docs/decisions/0017).
 */
import { DAY_MS } from '#shared/lib/time.ts';
import { isSubscribed, type Plan } from './catalogue.ts';

/** Days a Free account's result can be read. */
export const RESULT_DAYS = 30;
/** Days before its deletion on which a result's owner is reminded, once. */
export const REMINDER_DAYS = 7;
/**
 * Days between checks of a person with results: a change of plan never deletes anything sooner than a result of the
 * same moment.
 */
export const LOOK_DAYS = RESULT_DAYS - REMINDER_DAYS;
const KEPT_MS = RESULT_DAYS * DAY_MS;

/**
 * An account's last subscribed time. Subscriptions less than 30 days apart count as one: what the first kept, the next
 * keeps too.
 */
export interface SubscribedTime {
  from: number;
  /** null: no end date */
  until: number | null;
}

/** The subscribed time after a plan was granted at `now`. */
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

/**
 * Only assessments closed after this moment can be read: what expired before a subscription began does not come back.
 */
export const readableSince = (subscribed: SubscribedTime | null, now: number): number =>
  (subscribed && isKeeping(subscribed, now) ? Math.min(subscribed.from, now) : now) - KEPT_MS;

/** Until when something closed at `endedAt` can be read; null: as long as the account stays subscribed. */
export function keptUntil(subscribed: SubscribedTime | null, endedAt: number): number | null {
  const alone = endedAt + KEPT_MS;
  if (!subscribed || alone <= subscribed.from) return alone;
  return subscribed.until === null ? null : Math.max(alone, subscribed.until + KEPT_MS);
}
