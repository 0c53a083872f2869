/**
 * When to check a person for results about to be deleted: one row per person with a result. It holds only the time;
 * what to announce follows from the results that exist then (docs/decisions/0075).
 */
import { isVersion } from '#functions/data/table/version.ts';
import {
  deleteItem,
  type Item,
  type Key,
  queryAfter,
  updateItem,
  type Write,
  wasWritten,
} from '#functions/outside/table.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { LOOK_DAYS } from '#shared/plans/retention.ts';

export interface ReminderTask {
  sub: string;
  dueAt: number;
  /** Raised with every result: a check that began earlier does not end the task. */
  version: number;
}

const PARTITION = 'REMINDER';
const PAGE = 500;
const LOOK_MS = LOOK_DAYS * DAY_MS;

export const reminderTaskKey = (sub: string): Key => ({ pk: PARTITION, sk: sub });

const written = (sub: string, dueAt: string, at: number): Write => ({
  update: reminderTaskKey(sub),
  change: `SET dueAt = ${dueAt} ADD #version :one`,
  condition: {
    expression: 'attribute_exists(pk) OR attribute_not_exists(pk)',
    names: { '#version': 'version' },
    values: { ':at': at, ':one': 1 },
  },
});

/** Written with every new result. An earlier time stays, because it belongs to an older result. */
export const reminderTask = (sub: string, now: number): Write =>
  written(sub, 'if_not_exists(dueAt, :at)', now + LOOK_MS);
/** Written with an imported result, which may be old already. */
export const reminderTaskNow = (sub: string, now: number): Write => written(sub, ':at', now);

/** A page of everybody who has a result; most are not due. */
export async function reminderTasksAfter(after: string | null): Promise<ReminderTask[]> {
  return (await queryAfter(PARTITION, after, PAGE)).map(read);
}

const read = ({ sk, dueAt, version }: Item): ReminderTask => ({
  sub: String(sk),
  dueAt: Number(dueAt),
  version: Number(version),
});

/** @param at null: nothing left to check for. If a result was stored meanwhile, the task stays as it is. */
export async function lookAgain({ sub, version }: ReminderTask, at: number | null): Promise<void> {
  const isSame = isVersion(version);
  const key = reminderTaskKey(sub);
  await wasWritten(
    at === null
      ? deleteItem(key, isSame)
      : updateItem(key, 'SET dueAt = :at', { ...isSame, values: { ...isSame.values, ':at': at } }),
  );
}
