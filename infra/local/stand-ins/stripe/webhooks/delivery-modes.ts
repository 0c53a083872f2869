import { HOUR_MS, MINUTE_MS } from '#infra/local/stand-ins/kit/time.ts';
/**
 * How events are delivered. normal: in order, once · duplicate: each twice at the same time · reorder: newest first,
 * after a short pause without new events · hold: only after another mode is set · drop: never.
 */
export const deliveryModes = ['normal', 'duplicate', 'reorder', 'hold', 'drop'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** Delays before a failed delivery is retried, short at first; about three days in total. */
const waitsMs = [1_000, 5_000, 30_000, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS];
const LAST_DELAY_MS = 10 * HOUR_MS;
const MAX_ATTEMPTS = 14;

/** Milliseconds until the next attempt after this many have failed, or null to give up. */
export const waitAfter = (attempts: number): number | null =>
  attempts >= MAX_ATTEMPTS ? null : (waitsMs[attempts - 1] ?? LAST_DELAY_MS);
