/**
 * Vacancy matches of a person. A delivered one leaves a ticket for a day, without a word of the vacancy: only by it can the match
 * be saved. A saved one holds the text and what was found, compressed.
 */
import { MAX_DOCUMENT_BYTES, packed, unpacked } from '#functions/data/table/document.ts';
import { expiryAttribute, isExpired } from '#functions/data/table/expiry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { getItem, getItems, type Item, type Key, putItem, queryLast, writeTogether } from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';
import { timePart } from '#shared/lib/ids.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { MAX_SAVED, SAVED_DAYS, type SavedMatch, type VacancyMatch } from '#shared/vacancies/contract.ts';

/** rows of an ended retention may still lie on disk beside the readable ones */
const MAX_ROWS = 2 * MAX_SAVED;

interface Caller {
  user: { sub: string };
  now: number;
}

const key = (prefix: string, sub: string, id: string): Key | null => {
  const time = timePart(id);
  return time === null ? null : { pk: userPartition(sub), sk: `${prefix}${time}#${id.slice(0, 32)}` };
};
export const ticketPrefix = 'MATCHED#';
export const savedPrefix = 'MATCH#';
/** the text and what was found, beside the row that the list reads */
export const documentPrefix = 'MATCHTEXT#';

export interface Ticket {
  id: string;
  /** of the text, so that only the text that was matched can be saved */
  digest: string;
  resultId: string;
}

export const leaveTicket = ({ user, now }: Caller, { id, digest, resultId }: Ticket): Promise<void> =>
  putItem({ ...key(ticketPrefix, user.sub, id)!, digest, resultId, ...expiryAttribute(now + DAY_MS) });

/** The ticket of a match of the last day; null where there is none. */
export async function findTicket({ user, now }: Caller, id: string): Promise<Ticket | null> {
  const own = key(ticketPrefix, user.sub, id);
  const item = own && (await getItem(own, { consistent: true }));
  return item && !isExpired(item, now) ? { id, digest: String(item.digest), resultId: String(item.resultId) } : null;
}

interface Document {
  text: string;
  match: VacancyMatch;
}

const row = (item: Item): SavedMatch => ({
  match_id: String(item.id),
  title: String(item.title),
  result_id: String(item.resultId),
  saved_at: new Date(Number(item.savedAt)).toISOString(),
});

/** Keeps a match; again, it is the same one. @throws AppError CONFLICT when there are too many, BAD_INPUT when it is too large */
export async function saveMatch(caller: Caller, { match, text }: Document): Promise<SavedMatch> {
  const saved = await listSaved(caller);
  const known = saved.find(({ match_id }) => match_id === match.match_id);
  if (known) return known;
  refuseMany(saved);
  const { now } = caller;
  return write(caller, { match, text }, { savedAt: now, expiresAt: now + SAVED_DAYS * DAY_MS });
}

/** As it was saved before. @throws AppError CONFLICT when there are too many */
export async function restoreMatch(
  caller: Caller,
  saved: Document,
  times: { savedAt: number; expiresAt: number },
): Promise<void> {
  refuseMany(await listSaved(caller));
  await write(caller, saved, times);
}

async function write(
  { user: { sub } }: Caller,
  { match, text }: Document,
  { savedAt, expiresAt }: { savedAt: number; expiresAt: number },
): Promise<SavedMatch> {
  const { match_id: id, title, result_id: resultId } = match;
  const document = packed({ text, match } satisfies Document);
  if (document.length > MAX_DOCUMENT_BYTES)
    throw new AppError('BAD_INPUT', 'text: is too long to be saved: match the vacancy alone', { field: 'text' });
  const expiry = expiryAttribute(expiresAt);
  const item = { ...key(savedPrefix, sub, id)!, id, title, resultId, savedAt, ...expiry };
  await writeTogether([{ put: item }, { put: { ...key(documentPrefix, sub, id)!, document, ...expiry } }]);
  return row(item);
}

function refuseMany(saved: SavedMatch[]): void {
  if (saved.length >= MAX_SAVED)
    throw new AppError('CONFLICT', `You have saved ${MAX_SAVED} matches: delete one to save another.`, {
      field: 'match_id',
    });
}

/** What lies beside the row that the list reads. */
export async function documentOf(sub: string, id: string): Promise<Document | null> {
  const item = await getItem(key(documentPrefix, sub, id)!, { consistent: true });
  return item ? unpacked(item.document) : null;
}

/** The caller's saved matches, newest first. */
export async function listSaved({ user, now }: Caller): Promise<SavedMatch[]> {
  const items = await queryLast(userPartition(user.sub), savedPrefix, `${savedPrefix}~`, MAX_ROWS);
  return items.filter((item) => !isExpired(item, now)).map(row);
}

/** @throws AppError NOT_FOUND */
export async function loadSaved({ user, now }: Caller, id: string): Promise<SavedMatch & Document> {
  const own = key(savedPrefix, user.sub, id);
  const [item, content] = own ? await getItems([own, key(documentPrefix, user.sub, id)!]) : [];
  if (!item || !content || isExpired(item, now))
    throw new AppError('NOT_FOUND', 'There is no saved match under that id.');
  return { ...row(item), ...unpacked<Document>(content.document) };
}

/** @returns whether there was one */
export async function deleteSaved({ user }: Caller, id: string): Promise<boolean> {
  const own = key(savedPrefix, user.sub, id);
  if (!own || !(await getItem(own, { consistent: true }))) return false;
  await writeTogether([{ delete: own }, { delete: key(documentPrefix, user.sub, id)! }]);
  return true;
}
