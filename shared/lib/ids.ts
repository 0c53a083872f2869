import * as z from 'zod/mini';

/** The form of every id on the wire (reliability C11): it can never contain a key separator. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, 'must be 16 to 64 letters, digits, "_" or "-"'));

const TIME_WIDTH = 9;

/**
 * A new unguessable id: 128 random bits, then the creation time. The time comes last, so that the eight characters
 * shown on a history card reveal nothing about it, while an object's sort key can be computed from its id alone
 * (docs/decisions/0003).
 * @param random16 sixteen random bytes
 * @param nowMs milliseconds since the epoch
 */
export function newId(random16: Uint8Array, nowMs: number): string {
  const random = Array.from(random16, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${random}-${Math.floor(nowMs).toString(36).padStart(TIME_WIDTH, '0')}`;
}

/** The time part of an id made by {@link newId}: nine base-36 digits that sort by time; null for any other id. */
export function timePart(value: string): string | null {
  return /^[0-9a-f]{32}-([0-9a-z]{9})$/.exec(value)?.[1] ?? null;
}
