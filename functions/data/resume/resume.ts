/**
 * The resumes that a person keeps. One row lists them and is guarded by its revision, so that no two devices pass the
 * limit or overwrite each other unseen; the content of each lies in a row beside it, written in the same transaction.
 */
import { createHash } from 'node:crypto';
import { MAX_DOCUMENT_BYTES, packed, unpacked } from '#functions/data/table/document.ts';
import { expiryAttribute, expirySeconds, isExpired } from '#functions/data/table/expiry.ts';
import { pauseAfter, type Racer } from '#functions/data/table/lost-race.ts';
import { tableShape } from '#functions/data/table/shape.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import {
  ConditionFailed,
  getItem,
  type Item,
  type Key,
  type Write,
  WriteConflict,
  writeTogether,
} from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { KEPT_DAYS, type KeptContent, keptContent, MAX_KEPT, RESTORABLE_DAYS } from '#shared/resume/kept.ts';
import type { DeletedResume, KeptResume } from '#shared/resume/kept-contract.ts';

/** Deleted ones that can be had back: of more, the one deleted first cannot, and its content expires. */
const MAX_DELETED = 20;

interface Caller extends Racer {
  user: { sub: string };
  now: number;
}

interface Entry {
  id: string;
  name: string;
  version: number;
  savedAt: number;
  hasDocument: boolean;
  /** of what was saved, so that a repeat after a lost answer is known as one */
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
const contentKey = (sub: string, id: string): Key => ({ pk: userPartition(sub), sk: `${contentPrefix}${id}` });

async function loadListing({ user, now }: Pick<Caller, 'user' | 'now'>): Promise<Listing> {
  const item = await getItem(listKey(user.sub), { consistent: true });
  const entries = (item?.entries as Entry[] | undefined) ?? [];
  return { revision: Number(item?.revision ?? 0), entries: entries.filter(({ expiresAt }) => expiresAt > now) };
}

const view = ({ id, name, version, savedAt, hasDocument }: Entry): KeptResume => ({
  resume_id: id,
  name,
  version,
  saved_at: new Date(savedAt).toISOString(),
  has_document: hasDocument,
});

/** The caller's resumes, the last saved first. */
export async function listResumes(caller: Pick<Caller, 'user' | 'now'>): Promise<{
  resumes: KeptResume[];
  deleted: DeletedResume[];
}> {
  const entries = (await loadListing(caller)).entries.toSorted((a, b) => b.savedAt - a.savedAt);
  return {
    resumes: entries.filter(({ isDeleted }) => !isDeleted).map(view),
    deleted: entries
      .filter(({ isDeleted }) => isDeleted)
      .map((entry) => ({ ...view(entry), restorable_until: new Date(entry.expiresAt).toISOString() })),
  };
}

/** @throws AppError NOT_FOUND */
export async function loadResume(
  { user, now }: Pick<Caller, 'user' | 'now'>,
  id: string,
): Promise<KeptResume & { content: KeptContent }> {
  const item = await getItem(contentKey(user.sub, id), { consistent: true });
  if (!item || isExpired(item, now) || item.isDeleted === true) throw notKept();
  const { entry, content } = contentOf(item);
  return { ...view(entry), content };
}

export const contentOf = (item: Item): { entry: Entry; content: KeptContent } => ({
  entry: item.entry as Entry,
  content: keptContent.parse(unpacked(item.document)),
});

const notKept = () => new AppError('NOT_FOUND', 'You keep no resume under that id.', { field: 'resume_id' });

interface Save {
  resume_id: string;
  /** the one that is changed; 0 for a new resume */
  version: number;
  name: string;
  content?: KeptContent | undefined;
}

/**
 * Keeps a resume or what was changed of it; the same again is the same save.
 * @throws AppError CONFLICT where another device has changed it or there are too many, NOT_FOUND, BAD_INPUT
 */
export function keepResume(caller: Caller, { resume_id: id, version, name, content }: Save): Promise<KeptResume> {
  const document = content && packed(content);
  if (document && document.length > MAX_DOCUMENT_BYTES)
    throw new AppError('BAD_INPUT', 'content: is too long to be kept', { field: 'content' });
  const digest = createHash('sha256')
    .update(JSON.stringify([name, content]))
    .digest('base64url');
  return change(caller, (entries) => {
    const known = entries.find((entry) => entry.id === id);
    if (known && !known.isDeleted && known.version === version + 1 && known.digest === digest)
      return { answer: view(known) };
    refuseStale(known, version);
    if (!known) refuseMany(entries, 'keep another');
    if (!known && !content) throw new AppError('BAD_INPUT', 'content: is missing', { field: 'content' });
    const entry: Entry = {
      id,
      name,
      version: version + 1,
      savedAt: caller.now,
      hasDocument: content ? content.delivered !== null : known!.hasDocument,
      digest,
      expiresAt: caller.now + KEPT_DAYS * DAY_MS,
      isDeleted: false,
    };
    return { entry, document, answer: view(entry) };
  });
}

function refuseMany(entries: readonly Entry[], wish: string): void {
  if (entries.filter(({ isDeleted }) => !isDeleted).length >= MAX_KEPT)
    throw new AppError('CONFLICT', `You keep ${MAX_KEPT} versions: delete one to ${wish}.`, { field: 'resume_id' });
}

function refuseStale(known: Entry | undefined, version: number): void {
  if (!known && version > 0)
    throw new AppError('NOT_FOUND', 'This version was deleted: keep it as a new one.', { field: 'version' });
  if (known?.isDeleted)
    throw new AppError('CONFLICT', 'This version was deleted: have it back first, or keep yours as a new one.', {
      field: 'version',
    });
  if (known && known.version !== version)
    throw new AppError(
      'CONFLICT',
      'This version was changed on another device: keep yours as a new one, or open the other.',
      { field: 'version' },
    );
}

/** @returns whether there was one */
export const deleteResume = (caller: Caller, id: string): Promise<boolean> =>
  change(caller, (entries) => {
    const known = entries.find((entry) => entry.id === id);
    if (!known || known.isDeleted) return { answer: false };
    const entry = { ...known, isDeleted: true, expiresAt: caller.now + RESTORABLE_DAYS * DAY_MS };
    return { entry, answer: true };
  });

/** Again, it is the same. @throws AppError NOT_FOUND, CONFLICT where there are too many */
export const restoreResume = (caller: Caller, id: string): Promise<KeptResume> =>
  change(caller, (entries) => {
    const known = entries.find((entry) => entry.id === id);
    if (!known) throw notKept();
    if (!known.isDeleted) return { answer: view(known) };
    refuseMany(entries, 'have this one back');
    const entry = { ...known, isDeleted: false, expiresAt: caller.now + KEPT_DAYS * DAY_MS };
    return { entry, answer: view(entry) };
  });

interface Changed<T> {
  /** in place of the one with its id; without it nothing is written */
  entry?: Entry;
  document?: Buffer | undefined;
  answer: T;
}

const contended = 'Your resumes are being changed from several places. Please try again.';

/** @throws AppError UNAVAILABLE where others write until the end */
async function change<T>(caller: Caller, decide: (entries: readonly Entry[]) => Changed<T>): Promise<T> {
  for (let losses = 1; ; losses++) {
    const started = performance.now();
    const listing = await loadListing(caller);
    const { entry, document, answer } = decide(listing.entries);
    if (!entry) return answer;
    try {
      await write(caller, listing, entry, document);
      return answer;
    } catch (error) {
      if (!(error instanceof ConditionFailed || error instanceof WriteConflict)) throw error;
    }
    await pauseAfter(losses, performance.now() - started, caller, contended);
  }
}

function write(
  { user: { sub } }: Caller,
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
