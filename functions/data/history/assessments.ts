/** A user's assessments: the open one from the account, the closed ones as rows beside it. */

import { accountKey, accountSort } from '#functions/data/account/account.ts';
import { type Actor, current } from '#functions/data/account/change.ts';
import {
  type Assessment,
  assessmentKey,
  assessmentPrefix,
  isDeleted,
  isReadable,
  openAssessment,
  readAssessment,
  tombstone,
} from '#functions/data/assessment/assessment.ts';
import { assessmentRows } from '#functions/data/assessment/rows.ts';
import { readResult, resultKey, resultKeys, type StoredResult } from '#functions/data/result/result.ts';
import { ownerOf, shareKey } from '#functions/data/share/share.ts';
import { isExpired } from '#functions/data/table/expiry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import {
  ConditionFailed,
  getItem,
  getItems,
  type Item,
  type Key,
  queryLast,
  writeTogether,
} from '#functions/outside/table.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { AppError } from '#shared/lib/errors.ts';
import { isoTime } from '#shared/lib/time.ts';
import { normalise } from '#shared/plans/normalise.ts';
import { readableSince, type SubscribedTime } from '#shared/plans/retention.ts';

type Reader = Pick<Actor, 'user' | 'now'>;

export const notFound = () => new AppError('NOT_FOUND', 'Nothing was found under that id.');
export const resultNotFound = () => new AppError('NOT_FOUND', 'Assessment result not found');

const readable = (item: Item | undefined, subscribed: SubscribedTime | null, now: number): Assessment | null => {
  if (!item || isDeleted(item)) return null;
  const assessment = readAssessment(item, subscribed);
  return assessment.endedAt! > readableSince(subscribed, now) ? assessment : null;
};

/** A closed assessment by its id; null when the owner has none that can still be read. */
export async function findArchived(
  sub: string,
  id: string,
  subscribed: SubscribedTime | null,
  now: number,
): Promise<Assessment | null> {
  const key = assessmentKey(sub, id);
  return key && readable(await getItem(key, { consistent: true }), subscribed, now);
}

/**
 * The account as of now and at most `limit` closed assessments, newest first, in one query.
 * `below` is the sort key to continue from; null when there are no more.
 */
export async function loadWithEnded({ user, now }: Reader, limit: number) {
  const items = await queryLast(userPartition(user.sub), assessmentPrefix, accountSort, limit + 1);
  const accountItem = items.find((item) => item.sk === accountSort);
  const stored = current(accountItem, user, now);
  const rows = items.filter((item) => item !== accountItem).slice(0, limit);
  const ended = rows.flatMap((item) => readable(item, stored.subscribed, now) ?? []);
  const below = items.length > limit && rows.length > 0 ? String(rows.at(-1)!.sk) : null;
  return { stored, account: normalise(stored, now), ended, below };
}

/** Enough rows to hold nearly everybody's newest results, including abandoned assessments between them. */
const newestRows = 8;

export const loadNewest = (reader: Reader) => loadWithEnded(reader, newestRows);

/** More abandoned assessments in a row than anybody starts who is interested in a result. */
const MAX_SEARCHED_ROWS = 200;

/**
 * The `limit` newest assessments with a result, newest first. `page` was read already; another is needed only after
 * many recent abandoned assessments, of which `MAX_SEARCHED_ROWS` are looked at.
 */
export async function latestCompleted(
  { user, now }: Reader,
  page: Awaited<ReturnType<typeof loadNewest>>,
  limit: number,
): Promise<Assessment[]> {
  const completed = page.ended.filter(({ result }) => result);
  let searched = 0;
  if (completed.length < limit && page.below !== null)
    for await (const item of assessmentRows(user.sub, page.below)) {
      const assessment = readable(item, page.stored.subscribed, now);
      if (assessment?.result) completed.push(assessment);
      searched += 1;
      if (completed.length === limit || searched === MAX_SEARCHED_ROWS) break;
    }
  return completed.slice(0, limit);
}

/** At most `limit` assessments, newest first. */
export async function listAssessments(reader: Reader, limit: number): Promise<Assessment[]> {
  const { stored, ended } = await loadWithEnded(reader, limit);
  // a session starts only after everything before it has ended, so it is the newest
  return [...(stored.session ? [openAssessment(stored.session, reader.now)] : []), ...ended].slice(0, limit);
}

/** The whole result of a completed assessment of the caller. @throws AppError NOT_FOUND */
export async function loadResult(reader: Reader, id: string): Promise<ResultBody> {
  const { user, now } = reader;
  const key = assessmentKey(user.sub, id);
  if (!key) throw resultNotFound();
  const [account, row, share] = await getItems([accountKey(user.sub), key, shareKey(id)]);
  const found = readable(row, current(account, user, now).subscribed, now);
  if (!found) throw resultNotFound();
  const { keptUntil } = found;
  return {
    ...(await resultOf(reader, found)),
    expires_at: isoTime(keptUntil),
    shared: ownerOf(share, now) === user.sub,
  };
}

/** @throws AppError NOT_FOUND when there is none or it has expired */
export async function resultOf({ user }: Reader, { result }: Assessment): Promise<StoredResult> {
  const item = result && (await getItem(resultKey(user.sub, result.key), { consistent: true }));
  if (!item) throw resultNotFound();
  return readResult(item);
}

/** Erases a closed assessment. A repeat within a day gets the same answer; false when there is none. */
export async function deleteArchived(reader: Reader, subscribed: SubscribedTime | null, id: string): Promise<boolean> {
  if (!assessmentKey(reader.user.sub, id)) return false;
  const [tombstone, ...results] = await erasure(reader, id);
  try {
    await writeTogether([{ ...tombstone, condition: isReadable(subscribed, reader.now) }, ...results]);
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const [item] = error.items;
    return item !== undefined && isDeleted(item) && !isExpired(item, reader.now);
  }
}

/** The writes that erase an assessment: a tombstone replaces its row; its results and its share are deleted. */
export async function erasure({ user, now }: Reader, id: string): Promise<[{ put: Item & Key }, ...{ delete: Key }[]]> {
  const results = await resultKeys(user.sub, id);
  return [
    { put: tombstone(assessmentKey(user.sub, id)!, now) },
    ...results.map((key) => ({ delete: key })),
    { delete: shareKey(id) },
  ];
}

/**
 * Any assessment of the caller, open or closed, with the client's sequence numbers if open; null when there is none
 * that can still be read.
 */
export async function loadAssessment(reader: Reader, id: string): Promise<(Assessment & { seq: number[] }) | null> {
  const { user, now } = reader;
  if (!assessmentKey(user.sub, id)) return null;
  const item = await getItem(accountKey(user.sub), { consistent: true });
  const { session, subscribed } = current(item, user, now);
  if (session?.id === id) return { ...openAssessment(session, now), seq: session.seq };
  const archived = await findArchived(user.sub, id, subscribed, now);
  return archived && { ...archived, seq: archived.answers.map(() => 0) };
}
