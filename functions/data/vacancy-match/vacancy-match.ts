/** A person's saved vacancy matches: each holds the text and the findings, compressed. */
import { MAX_DOCUMENT_BYTES, packed, unpacked } from '#functions/data/table/document.ts';
import { expiryAttribute, isExpired } from '#functions/data/table/expiry.ts';
import { type Racer, untilWritten } from '#functions/data/table/lost-race.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { isUnchanged } from '#functions/data/table/version.ts';
import { getItem, getItems, type Item, queryLast, writeTogether } from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { MAX_SAVED, SAVED_DAYS, type SavedMatch, type VacancyMatch } from '#shared/vacancies/contract.ts';
import { type Caller, documentPrefix, matchKey, savedPrefix, savesSort } from './keys.ts';

/** expired rows may still exist beside the readable ones */
const MAX_ROWS = 2 * MAX_SAVED;

interface Document {
  text: string;
  match: VacancyMatch;
}

/** milliseconds since the epoch */
interface Times {
  savedAt: number;
  expiresAt: number;
}

const row = (item: Item): SavedMatch => ({
  match_id: String(item.id),
  title: String(item.title),
  result_id: String(item.resultId),
  saved_at: new Date(Number(item.savedAt)).toISOString(),
});

const contended = 'Your saved matches are being changed from several places. Please try again.';

/**
 * Saves a match, now or with the times of an earlier save. Saving again returns the same save. Every save changes one
 * shared row, so that concurrent saves cannot exceed the limit.
 * @throws AppError CONFLICT when there are too many, BAD_INPUT when it is too large, UNAVAILABLE
 */
export async function saveMatch(caller: Caller & Racer, { match, text }: Document, times?: Times): Promise<SavedMatch> {
  const { now, user } = caller;
  const { sub } = user;
  const { match_id: id, title, result_id: resultId } = match;
  const document = packed({ text, match } satisfies Document);
  if (document.length > MAX_DOCUMENT_BYTES)
    throw new AppError('BAD_INPUT', 'text: is too long to be saved: match the vacancy alone', { field: 'text' });
  const { savedAt, expiresAt } = times ?? { savedAt: now, expiresAt: now + SAVED_DAYS * DAY_MS };
  const expiry = expiryAttribute(expiresAt);
  const item = { ...matchKey(savedPrefix, sub, id)!, id, title, resultId, savedAt, ...expiry };
  const saves = { pk: userPartition(sub), sk: savesSort };
  return untilWritten(caller, contended, async () => {
    // read before the list: a save missing from the list then changes the version
    const version = Number((await getItem(saves, { consistent: true }))?.version ?? 0);
    const saved = await listSaved(caller);
    const known = saved.find(({ match_id }) => match_id === id);
    if (known) return known;
    if (saved.length >= MAX_SAVED)
      throw new AppError('CONFLICT', `You have saved ${MAX_SAVED} matches: delete one to save another.`, {
        field: 'match_id',
      });
    await writeTogether([
      {
        put: { ...saves, version: version + 1, ...expiryAttribute(now + SAVED_DAYS * DAY_MS) },
        condition: isUnchanged(version),
      },
      { put: item },
      { put: { ...matchKey(documentPrefix, sub, id)!, document, ...expiry } },
    ]);
    return row(item);
  });
}

/** The document beside the row the list reads. */
export async function documentOf(sub: string, id: string): Promise<Document | null> {
  const item = await getItem(matchKey(documentPrefix, sub, id)!, { consistent: true });
  return item ? unpacked(item.document) : null;
}

/** The caller's saved matches, newest first. */
export async function listSaved({ user, now }: Caller): Promise<SavedMatch[]> {
  const items = await queryLast(userPartition(user.sub), savedPrefix, `${savedPrefix}~`, MAX_ROWS);
  return items.filter((item) => !isExpired(item, now)).map(row);
}

/** @throws AppError NOT_FOUND */
export async function loadSaved({ user, now }: Caller, id: string): Promise<SavedMatch & Document> {
  const own = matchKey(savedPrefix, user.sub, id);
  const [item, content] = own ? await getItems([own, matchKey(documentPrefix, user.sub, id)!]) : [];
  if (!item || !content || isExpired(item, now))
    throw new AppError('NOT_FOUND', 'There is no saved match under that id.');
  return { ...row(item), ...unpacked<Document>(content.document) };
}

/** @returns whether there was one */
export async function deleteSaved({ user }: Caller, id: string): Promise<boolean> {
  const own = matchKey(savedPrefix, user.sub, id);
  if (!own || !(await getItem(own, { consistent: true }))) return false;
  await writeTogether([{ delete: own }, { delete: matchKey(documentPrefix, user.sub, id)! }]);
  return true;
}
