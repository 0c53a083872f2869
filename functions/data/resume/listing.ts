/**
 * The row that lists a person's resumes. Its version guards every change, so that two devices can neither exceed the
 * limit nor overwrite each other unnoticed. The content of each resume is a row of its own, written in the same
 * transaction.
 */
import { expiryAttribute, expirySeconds } from '#functions/data/table/expiry.ts';
import { type Racer, untilWritten } from '#functions/data/table/lost-race.ts';
import { tableShape } from '#functions/data/table/shape.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { getItem, type Key, type Write, writeTogether } from '#functions/outside/table.ts';

/** Deleted resumes that can be restored: beyond this, the content of the oldest expires. */
const MAX_DELETED = 20;

export interface Reader {
  user: { sub: string };
  now: number;
}
export interface Caller extends Reader, Racer {}

export interface Entry {
  id: string;
  name: string;
  version: number;
  savedAt: number;
  hasDocument: boolean;
  /** digest of what was saved, to recognise a retry after a lost answer */
  digest: string;
  /** milliseconds since the epoch */
  expiresAt: number;
  isDeleted: boolean;
}

interface Listing {
  revision: number;
  entries: Entry[];
}

export const listSort = 'RESUMES';
export const contentPrefix = 'RESUME#';
const listKey = (sub: string): Key => ({ pk: userPartition(sub), sk: listSort });
export const contentKey = (sub: string, id: string): Key => ({ pk: userPartition(sub), sk: `${contentPrefix}${id}` });

export async function loadListing({ user, now }: Reader): Promise<Listing> {
  const item = await getItem(listKey(user.sub), { consistent: true });
  const entries = (item?.entries as Entry[] | undefined) ?? [];
  return { revision: Number(item?.revision ?? 0), entries: entries.filter(({ expiresAt }) => expiresAt > now) };
}

interface Changed<T> {
  /** replaces the entry with the same id; without it nothing is written */
  entry?: Entry;
  /** its content; if absent the stored content stays */
  document?: Buffer | undefined;
  answer: T;
}

const contended = 'Your resumes are being changed from several places. Please try again.';

/** @throws AppError UNAVAILABLE while the row stays contended */
export const changeListing = <T>(caller: Caller, decide: (entries: readonly Entry[]) => Changed<T>): Promise<T> =>
  untilWritten(caller, contended, async () => {
    const listing = await loadListing(caller);
    const { entry, document, answer } = decide(listing.entries);
    if (entry) await write(caller, listing, entry, document);
    return answer;
  });

function write(
  { user: { sub } }: Reader,
  { revision, entries }: Listing,
  entry: Entry,
  document?: Buffer,
): Promise<void> {
  const others = entries.filter(({ id }) => id !== entry.id);
  const deleted = [entry, ...others].filter(({ isDeleted }) => isDeleted).sort((a, b) => b.expiresAt - a.expiresAt);
  const gone = new Set(deleted.slice(MAX_DELETED).map(({ id }) => id));
  const next = [entry, ...others].filter(({ id }) => !gone.has(id));
  const key = contentKey(sub, entry.id);
  const content: Write = document
    ? { put: { ...key, ...expiryAttribute(entry.expiresAt), document, entry, isDeleted: false } }
    : {
        update: key,
        change: 'SET #entry = :entry, #expiry = :expiry, isDeleted = :deleted',
        condition: {
          expression: 'attribute_exists(pk)',
          names: { '#entry': 'entry', '#expiry': tableShape.ttlAttribute },
          values: { ':entry': entry, ':expiry': expirySeconds(entry.expiresAt), ':deleted': entry.isDeleted },
        },
      };
  return writeTogether([
    {
      put: {
        ...listKey(sub),
        revision: revision + 1,
        entries: next,
        ...expiryAttribute(Math.max(...next.map(({ expiresAt }) => expiresAt))),
      },
      condition: { expression: 'attribute_not_exists(pk) OR revision = :revision', values: { ':revision': revision } },
    },
    content,
  ]);
}
