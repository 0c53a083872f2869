/**
 * An account being erased: a task that names the person and is deleted with them, and a record that does not and stays
 * (docs/decisions/0064).
 */

import { createHmac } from 'node:crypto';
import { accountKey, customersOf, erasedAccount } from '#functions/data/account/account.ts';
import { type Actor, contended, current } from '#functions/data/account/change.ts';
import { noteSeen } from '#functions/data/account/seen.ts';
import { expiryAttribute } from '#functions/data/table/expiry.ts';
import { untilWritten } from '#functions/data/table/lost-race.ts';
import { isUnchanged } from '#functions/data/table/version.ts';
import { getItem, type Item, type Key, queryAfter, updateItem, writeTogether } from '#functions/outside/table.ts';
import { accessTokenMinutes } from '#shared/account/credentials.ts';
import { type ErasureStep, erasureSteps, KEPT_YEARS } from '#shared/account/erasure.ts';
import { DAY_MS, MINUTE_MS } from '#shared/lib/time.ts';

/** The keys that find a person's data after their account is gone. */
export interface ErasureTask {
  sub: string;
  receipt: string;
  email: string;
  /** at the payment provider */
  customers: string[];
}

interface ErasureRecord {
  startedAt: number;
  /** by step: when it was done */
  done: Partial<Record<ErasureStep, number>>;
  /** when nothing was left and every token had expired; null until then */
  endedAt: number | null;
}

/** Once every access token has expired, a last pass deletes what was written during the erasure. */
const LAST_LOOK_MS = (accessTokenMinutes + 1) * MINUTE_MS;
const PAGE = 100;
const YEAR_MS = 365 * DAY_MS;

export const tasksPartition = 'ERASURE';
export const recordsPartition = 'ERASED';
export const taskKey = (sub: string): Key => ({ pk: tasksPartition, sk: sub });
const recordKey = (receipt: string): Key => ({ pk: recordsPartition, sk: receipt });

/** The hash is keyed by the person's id: once that is deleted, nothing leads from the receipt to them. */
export const receiptOf = (sub: string): string => createHmac('sha256', sub).update('erasure').digest('base64url');

const readTask = ({ sk, receipt, email, customers }: Item): ErasureTask => ({
  sub: String(sk),
  receipt: String(receipt),
  email: String(email),
  customers: customers as string[],
});

/**
 * From now on every token of the caller is refused.
 * @throws AppError UNAVAILABLE while the account stays contended
 */
export async function beginErasure(actor: Actor, email: string): Promise<ErasureTask> {
  const { user, now } = actor;
  const { sub } = user;
  const receipt = receiptOf(sub);
  return untilWritten(actor, contended, async () => {
    const item = await getItem(accountKey(sub), { consistent: true });
    const { version, billing } = current(item, user, now);
    const task = { receipt, email, customers: customersOf(billing) };
    await writeTogether([
      { put: erasedAccount(sub, version + 1), condition: isUnchanged(version) },
      { put: { ...taskKey(sub), ...task } },
      { put: { ...recordKey(receipt), startedAt: now, done: {}, ...expiryAttribute(now + KEPT_YEARS * YEAR_MS) } },
    ]);
    noteSeen(sub, Number.MAX_SAFE_INTEGER, now);
    return { sub, ...task };
  });
}

/** A page of erasures in progress. */
export async function erasuresAfter(after: string | null): Promise<ErasureTask[]> {
  return (await queryAfter(tasksPartition, after, PAGE)).map(readTask);
}

/** Found by the receipt alone; null for a receipt that was never issued. */
export async function findErasure(receipt: string): Promise<ErasureRecord | null> {
  const item = await getItem(recordKey(receipt), { consistent: true });
  if (!item) return null;
  return {
    startedAt: Number(item.startedAt),
    done: item.done as ErasureRecord['done'],
    endedAt: item.endedAt === undefined ? null : Number(item.endedAt),
  };
}

export async function noteStep(receipt: string, step: ErasureStep, now: number): Promise<void> {
  await updateItem(recordKey(receipt), 'SET done.#step = if_not_exists(done.#step, :now)', {
    expression: 'attribute_exists(pk)',
    names: { '#step': step },
    values: { ':now': now },
  });
}

/** Whether every token of the person has expired. */
export const isLastLookDue = ({ done }: ErasureRecord, now: number): boolean =>
  erasureSteps.every((step) => done[step] !== undefined) && now >= done.signIn! + LAST_LOOK_MS;

/** Deletes the last rows that name the person and closes the record. */
export async function endErasure({ sub, receipt }: ErasureTask, now: number): Promise<void> {
  await writeTogether([
    {
      update: recordKey(receipt),
      change: 'SET endedAt = :now',
      condition: { expression: 'attribute_exists(pk)', values: { ':now': now } },
    },
    { delete: taskKey(sub) },
    { delete: accountKey(sub) },
  ]);
}
