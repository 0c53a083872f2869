/**
 * A change of plan changes the expiry of every stored assessment and result. This task is written with the change, and
 * a job corrects the rows account by account; until then the margin of storedUntil applies (docs/decisions/0017).
 */

import { isDeleted, readAssessment, storedUntil } from '#functions/data/assessment/assessment.ts';
import { assessmentRows } from '#functions/data/assessment/rows.ts';
import { resultKeys } from '#functions/data/result/result.ts';
import { shareKey } from '#functions/data/share/share.ts';
import { tableShape } from '#functions/data/table/shape.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { isVersion } from '#functions/data/table/version.ts';
import { deleteItem, type Item, type Key, queryAfter, updateItem, wasWritten } from '#functions/outside/table.ts';
import type { SubscribedTime } from '#shared/plans/retention.ts';

/** An account whose rows must follow its new plan. */
interface RetentionTask {
  sub: string;
  /** of the account before the change: another change writes another task */
  version: number;
  /** the sort key above which all rows are correct */
  below?: string;
}

const PARTITION = 'RETENTION';
const PAGE = 100;
/** Limit per account and visit; the rest waits for the next pass. */
const MAX_ROWS = 1000;

export const retentionTaskKey = (sub: string): Key => ({ pk: PARTITION, sk: sub });

/** Written in the same transaction as the plan. */
export const retentionTask = (sub: string, version: number): Item & Key => ({ ...retentionTaskKey(sub), version });

/** A page of the tasks that are waiting. */
export async function retentionTasksAfter(after: string | null): Promise<RetentionTask[]> {
  const items = await queryAfter(PARTITION, after, PAGE);
  return items.map(({ sk, version, below }) => ({
    sub: String(sk),
    version: Number(version),
    ...(below !== undefined && { below: String(below) }),
  }));
}

/**
 * Corrects the expiry of an account's rows. Correct rows are only read, so a visit can be repeated.
 * @param subscribed of the account, read after the task
 */
export async function correctExpiry(
  { sub, version, below }: RetentionTask,
  subscribed: SubscribedTime | null,
): Promise<void> {
  const task = isVersion(version);
  let rows = 0;
  for await (const row of assessmentRows(sub, below)) {
    if (!isDeleted(row)) await correctRow(sub, row, subscribed);
    rows += 1;
    if (rows === MAX_ROWS)
      return unlessChanged(
        updateItem(retentionTaskKey(sub), 'SET below = :below', {
          ...task,
          values: { ...task.values, ':below': row.sk },
        }),
      );
  }
  return unlessChanged(deleteItem(retentionTaskKey(sub), task));
}

async function correctRow(sub: string, row: Item, subscribed: SubscribedTime | null): Promise<void> {
  const { id, answers, endedAt, result } = readAssessment(row, subscribed);
  const { [tableShape.ttlAttribute]: expiry } = storedUntil(subscribed, endedAt!);
  if (expiry === row[tableShape.ttlAttribute]) return;
  // results first: the assessment's row then marks that all are correct
  const isAnswered = answers.every((stage) => stage !== null);
  for (const key of isAnswered ? await resultKeys(sub, id) : []) await setExpiry(key, expiry);
  if (result) await setExpiry(shareKey(id), expiry);
  await setExpiry({ pk: userPartition(sub), sk: String(row.sk) }, expiry);
}

const setExpiry = (key: Key, expiry: number | undefined): Promise<void> =>
  unlessChanged(
    updateItem(key, expiry === undefined ? 'REMOVE #expiry' : 'SET #expiry = :expiry', {
      expression: 'attribute_exists(pk) AND attribute_not_exists(deleted)',
      names: { '#expiry': tableShape.ttlAttribute },
      ...(expiry !== undefined && { values: { ':expiry': expiry } }),
    }),
  );

/** A row deleted meanwhile, or a task written again, is left as it is. */
async function unlessChanged(write: Promise<unknown>): Promise<void> {
  await wasWritten(write);
}
