/** A person's saved resumes: each can be opened, changed, deleted and restored. */
import { createHash } from 'node:crypto';
import { MAX_DOCUMENT_BYTES, packed, unpacked } from '#functions/data/table/document.ts';
import { isExpired } from '#functions/data/table/expiry.ts';
import { getItem, type Item } from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { KEPT_DAYS, MAX_SAVED, RESTORABLE_DAYS, type SavedContent, savedContent } from '#shared/resume/saved-resume.ts';
import type { DeletedResume, SavedResume } from '#shared/resume/saved-resume-contract.ts';
import { type Caller, changeListing, contentKey, type Entry, loadListing, type Reader } from './listing.ts';

const view = ({ id, name, version, savedAt, hasDocument }: Entry): SavedResume => ({
  resume_id: id,
  name,
  version,
  saved_at: new Date(savedAt).toISOString(),
  has_document: hasDocument,
});

/** The caller's resumes, last saved first. */
export async function listResumes(caller: Reader): Promise<{
  resumes: SavedResume[];
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
export async function loadResume({ user, now }: Reader, id: string): Promise<SavedResume & { content: SavedContent }> {
  const item = await getItem(contentKey(user.sub, id), { consistent: true });
  if (!item || isExpired(item, now) || item.isDeleted === true) throw notKept();
  const { entry, content } = contentOf(item);
  return { ...view(entry), content };
}

export const contentOf = (item: Item): { entry: Entry; content: SavedContent } => ({
  entry: item.entry as Entry,
  content: savedContent.parse(unpacked(item.document)),
});

const notKept = () => new AppError('NOT_FOUND', 'No resume was found under that id.', { field: 'resume_id' });

interface Save {
  resume_id: string;
  /** version of the resume being changed; 0 for a new one */
  version: number;
  name: string;
  content?: SavedContent | undefined;
}

/**
 * Saves a new or changed resume. Saving the same content again returns the same save.
 * @throws AppError CONFLICT when another device has changed it or there are too many, NOT_FOUND, BAD_INPUT
 */
export function keepResume(caller: Caller, { resume_id: id, version, name, content }: Save): Promise<SavedResume> {
  const document = content && packed(content);
  if (document && document.length > MAX_DOCUMENT_BYTES)
    throw new AppError('BAD_INPUT', 'content: is too long to be kept', { field: 'content' });
  const digest = createHash('sha256')
    .update(JSON.stringify([name, content]))
    .digest('base64url');
  return changeListing(caller, (entries) => {
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
  if (entries.filter(({ isDeleted }) => !isDeleted).length >= MAX_SAVED)
    throw new AppError('CONFLICT', `You keep ${MAX_SAVED} versions: delete one to ${wish}.`, { field: 'resume_id' });
}

function refuseStale(known: Entry | undefined, version: number): void {
  if (!known && version > 0)
    throw new AppError('NOT_FOUND', 'This version was deleted: keep it as a new one.', { field: 'version' });
  if (known?.isDeleted)
    throw new AppError('CONFLICT', 'This version was deleted: restore it first, or keep yours as a new one.', {
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
  changeListing(caller, (entries) => {
    const known = entries.find((entry) => entry.id === id);
    if (!known || known.isDeleted) return { answer: false };
    const entry = { ...known, isDeleted: true, expiresAt: caller.now + RESTORABLE_DAYS * DAY_MS };
    return { entry, answer: true };
  });

/** Repeats return the same resume. @throws AppError NOT_FOUND, CONFLICT when there are too many */
export const restoreResume = (caller: Caller, id: string): Promise<SavedResume> =>
  changeListing(caller, (entries) => {
    const known = entries.find((entry) => entry.id === id);
    if (!known) throw notKept();
    if (!known.isDeleted) return { answer: view(known) };
    refuseMany(entries, 'have this one back');
    const entry = { ...known, isDeleted: false, expiresAt: caller.now + KEPT_DAYS * DAY_MS };
    return { entry, answer: view(entry) };
  });
