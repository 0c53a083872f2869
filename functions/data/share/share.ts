/** Finds the owner of a shared result by the result's id: the only way from an id to another person's rows (D-17). */

import { assessmentKey, isStored, storedUntil } from '#functions/data/assessment/assessment.ts';
import { isExpired } from '#functions/data/table/expiry.ts';
import { deleteItem, getItem, type Item, type Key, wasWritten, writeTogether } from '#functions/outside/table.ts';
import type { SubscribedTime } from '#shared/plans/retention.ts';

export const shareKey = (assessmentId: string): Key => ({ pk: `SHARE#${assessmentId}`, sk: 'SHARE' });

/**
 * Kept as long as the result; whether it can still be read is decided by the result itself. False if that was deleted
 * meanwhile: nothing would ever find the share to delete it.
 */
export const storeShare = (
  owner: string,
  assessmentId: string,
  endedAt: number,
  subscribed: SubscribedTime | null,
): Promise<boolean> =>
  wasWritten(
    writeTogether([
      { put: { ...shareKey(assessmentId), owner, ...storedUntil(subscribed, endedAt) } },
      { check: assessmentKey(owner, assessmentId)!, condition: isStored },
    ]),
  );

/** Succeeds when nothing is shared; leaves other people's shares alone. */
export const dropShare = (owner: string, assessmentId: string): Promise<void> =>
  deleteItem(shareKey(assessmentId), {
    expression: 'attribute_not_exists(pk) OR #owner = :owner',
    names: { '#owner': 'owner' },
    values: { ':owner': owner },
  });

export const ownerOf = (share: Item | undefined, now: number): string | null =>
  share && !isExpired(share, now) ? String(share.owner) : null;

export const sharingOwner = async (assessmentId: string, now: number): Promise<string | null> =>
  ownerOf(await getItem(shareKey(assessmentId), { consistent: true }), now);
