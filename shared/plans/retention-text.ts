/** How long results are kept, worded the same on every screen (D-08, D-79). */
import { day } from '#shared/lib/format.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { RESULT_DAYS } from './retention.ts';

const days = `${RESULT_DAYS}\u00a0days`;

/** What plans promise when no date is known. */
export const keptOnFree = `kept for ${days}`;
export const keptOnPlan = `kept for as long as you subscribe, and ${days} beyond`;
export const keptOnAnyPlan = `Results are saved for ${RESULT_DAYS} days; with a subscription, for as long as it lasts and ${RESULT_DAYS} days beyond.`;

/**
 * For one result.
 * @param until an ISO time; null while a subscription keeps it
 */
export const keptText = (until: string | null): string =>
  until ? `Kept until ${day(until)}` : `Kept as long as you subscribe, and ${days} beyond`;

/**
 * For all results that exist when a subscription is canceled.
 * @param end when it ends, an ISO time
 */
export const keptAfter = (end: string): string =>
  `Your results stay until ${day(new Date(Date.parse(end) + RESULT_DAYS * DAY_MS).toISOString())}.`;
