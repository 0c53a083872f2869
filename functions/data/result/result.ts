/**
 * The whole result of a completed assessment, as the API returns it, compressed, in its own item: listing the history
 * never loads it, and the output of an older engine never changes (docs/decisions/0012).
 */

import { type ResultSummary, storedUntil } from '#functions/data/assessment/assessment.ts';
import { packed, unpacked } from '#functions/data/table/document.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { deleteItem, type Item, type Key, queryLast, wasWritten } from '#functions/outside/table.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { newId, timePart } from '#shared/lib/ids.ts';
import type { SubscribedTime } from '#shared/plans/retention.ts';

/** Everything except what may still change: how long it is kept and whether it is shared. */
export type StoredResult = Omit<ResultBody, 'expires_at' | 'shared'>;

/** Sort key prefix of an assessment's results; null for an id that is not ours. */
function resultPrefix(assessmentId: string): string | null {
  const time = timePart(assessmentId);
  return time === null ? null : `RESULT#${time}#${assessmentId.slice(0, 32)}#`;
}

/** The number of results that fit into one transaction with the other writes. */
const MAX_RESULTS = 90;

/** The keys of an assessment's result and of those left by interrupted completions. */
export async function resultKeys(sub: string, assessmentId: string): Promise<Key[]> {
  const prefix = resultPrefix(assessmentId)!;
  const results = await queryLast(userPartition(sub), prefix, `${prefix}~`, MAX_RESULTS);
  return results.map(({ sk }) => resultKey(sub, String(sk)));
}

export const resultKey = (sub: string, sk: string): Key => ({ pk: userPartition(sub), sk });

/**
 * Each call to complete writes under its own key, and the assessment's row then names one of them. Concurrent calls
 * never overwrite each other; those that come second delete what they wrote.
 */
export const storeResult = (
  { user, now, random16 }: { user: { sub: string }; now: number; random16(): Uint8Array },
  result: StoredResult,
  subscribed: SubscribedTime | null,
  endedAt = now,
): Item & Key => ({
  ...resultKey(user.sub, `${resultPrefix(result.assessment_id)}${newId(random16(), now)}`),
  document: packed(result),
  ...storedUntil(subscribed, endedAt),
});

/** Deletes a result that no assessment's row names. */
export const dropResult = async (sub: string, sk: string): Promise<void> => {
  await wasWritten(deleteItem(resultKey(sub, sk), { expression: 'attribute_exists(pk)' }));
};

export const readResult = (item: Item): StoredResult => unpacked(item.document);

/** The summary that the assessment's row stores. */
export const summaryOf = (key: string, { scores, roles, clusters }: StoredResult): ResultSummary => ({
  key,
  scores: {
    final: scores.final,
    fit: scores.fit,
    opportunity: scores.opportunity,
    feasibility: scores.feasibility,
  },
  roles: roles.map(({ code, final_score }) => ({ code, score: final_score })),
  clusters: clusters.map(({ name, avg_score }) => ({ name, score: avg_score })),
});
