/** Idempotency records: a retry under the same Idempotency-Key gets the first call's answer (reliability C4, R5). */
import { expiryAttribute, isAbsent, isExpired } from '#functions/data/table/expiry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import type { Item, Key, Write } from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';
import { DAY_MS } from '#shared/lib/time.ts';

const RECORD_MS = DAY_MS;

/** A call under a key; `body` is equal for equal input. */
export interface Idempotency {
  key: string;
  body: string;
}

interface StoredRecord {
  body: string;
  answer: unknown;
}

export const recordKey = (sub: string, { key }: Idempotency): Key => ({
  pk: userPartition(sub),
  sk: `IDEMPOTENCY#${key}`,
});

/** Holds if no call was answered under the key within the last day. */
export const isUnused = isAbsent;

/** Written in the same transaction as the effect, once per key. */
export function writeRecord(sub: string, idempotency: Idempotency, answer: unknown, now: number): Write {
  const stored: StoredRecord = { body: idempotency.body, answer };
  return {
    put: { ...recordKey(sub, idempotency), ...stored, ...expiryAttribute(now + RECORD_MS) },
    condition: isUnused(now),
  };
}

/**
 * The answer of the first call under the key; undefined if there was none within the last day.
 * @throws AppError CONFLICT when the key was used with another body
 */
export function recordedAnswer<T>(item: Item | undefined, { body }: Idempotency, now: number): T | undefined {
  if (!item || isExpired(item, now)) return undefined;
  const stored = item as unknown as StoredRecord;
  if (stored.body !== body)
    throw new AppError('CONFLICT', 'This Idempotency-Key was used for a different request.', {
      field: 'Idempotency-Key',
    });
  return stored.answer as T;
}
