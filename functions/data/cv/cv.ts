/** The CV a person confirmed: one row, without the uploaded file (D-46). */
import { MAX_DOCUMENT_BYTES, packed, unpacked } from '#functions/data/table/document.ts';
import { expiryAttribute, expiryOf, isAbsent, isExpired } from '#functions/data/table/expiry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import {
  type Condition,
  deleteItem,
  getItem,
  type Item,
  type Key,
  putItem,
  wasWritten,
} from '#functions/outside/table.ts';
import { KEPT_DAYS } from '#shared/cv/tools-contract.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';
import { AppError } from '#shared/lib/errors.ts';
import { DAY_MS } from '#shared/lib/time.ts';

interface Caller {
  user: { sub: string };
  now: number;
}

export interface StoredCv {
  userInfo: UserInfo;
  competitiveness: number | null;
  /** title of the occupation it was measured against */
  against: string | null;
  savedAt: number;
  /** milliseconds since the epoch */
  expiresAt: number;
}

export const cvSort = 'CV';
const key = (sub: string): Key => ({ pk: userPartition(sub), sk: cvSort });

export const readCv = (item: Item): StoredCv => ({
  ...unpacked<Pick<StoredCv, 'userInfo' | 'competitiveness' | 'against'>>(item.document),
  savedAt: Number(item.savedAt),
  expiresAt: expiryOf(item)!,
});

/** Replaces the stored CV. @throws AppError BAD_INPUT when it is too large */
export async function saveCv(
  { user, now }: Caller,
  cv: Pick<StoredCv, 'userInfo' | 'competitiveness' | 'against'>,
): Promise<StoredCv> {
  const document = packed(cv);
  if (document.length > MAX_DOCUMENT_BYTES)
    throw new AppError('BAD_INPUT', 'userInfo: is too long to be kept', { field: 'userInfo' });
  const item = { ...key(user.sub), document, savedAt: now, ...expiryAttribute(now + KEPT_DAYS * DAY_MS) };
  await putItem(item);
  return readCv(item);
}

/** Restores an earlier CV; false if another is stored already, which stays. */
export function restoreCv({ user, now }: Caller, { savedAt, expiresAt, ...cv }: StoredCv): Promise<boolean> {
  const item = { ...key(user.sub), document: packed(cv), savedAt, ...expiryAttribute(expiresAt) };
  return wasWritten(putItem(item, isAbsent(now)));
}

/** Null when none is stored. */
export async function findCv({ user, now }: Caller): Promise<StoredCv | null> {
  const item = await getItem(key(user.sub), { consistent: true });
  return item && !isExpired(item, now) ? readCv(item) : null;
}

/** @returns whether there was one */
export const deleteCv = ({ user }: Caller): Promise<boolean> =>
  deleteWhere(user.sub, { expression: 'attribute_exists(pk)' });

/** Deleting an assessment also deletes the CV that was stored when it began (D-46). */
export const deleteCvOf = ({ user }: Caller, assessmentBegan: number): Promise<boolean> =>
  deleteWhere(user.sub, { expression: 'savedAt <= :began', values: { ':began': assessmentBegan } });

const deleteWhere = (sub: string, condition: Condition): Promise<boolean> =>
  wasWritten(deleteItem(key(sub), condition));
