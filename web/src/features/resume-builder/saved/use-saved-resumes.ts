import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newId } from '#shared/lib/ids.ts';
import { MAX_NAME, type SavedContent, savedContent } from '#shared/resume/saved-resume.ts';
import { type SavedResume, savedResumeRoutes } from '#shared/resume/saved-resume-contract.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { invalidate } from '#web/api/operation.ts';
import { query } from '#web/api/query.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { useStored } from '../stored-as.ts';
import { digestOf, type Opened, storedOpened } from './opened.ts';

const listed = query(savedResumeRoutes, 'listResumes', {});
const freshId = () => newId(crypto.getRandomValues(new Uint8Array(16)), Date.now());
/** The content as the server will return it: trimmed, with the defaults and the order of the schema. */
function normal(content: SavedContent): SavedContent {
  const read = savedContent.safeParse(content);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.slice(1).join('.');
  throw new ApiError('BAD_INPUT', 'does not fit', { status: 400, detail: `${field}: ${issue?.message}`, field });
}

/** The person's saved versions, and the one that is open in the form. */
export function useSavedResumes(sub: string) {
  const client = useQueryClient();
  const list = useRetried(useQuery({ ...listed, staleTime: 0 }));
  const [opened, show] = useStored(storedOpened, sub);
  const [busy, setBusy] = useState<string | null>(null);
  /** set if another device has changed or deleted the version being saved */
  const [conflict, setConflict] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<(SavedResume & { opened: Opened | null }) | null>(null);
  // a new version whose response was lost is saved again under the same id
  const fresh = useRef({ of: '', id: '' });

  /** Marks `what` as busy during the work; a failure shows a toast and gives null. */
  const doing = async <T>(what: string, title: string, work: () => Promise<T>): Promise<T | null> => {
    setBusy(what);
    try {
      return await work();
    } catch (error) {
      toast({ tone: 'bad', title, text: explain(error) });
      return null;
    } finally {
      setBusy((now) => (now === what ? null : now));
    }
  };
  /** Updates the list at once and reloads it in the background. */
  const relist = (id: string, saved?: SavedResume) => {
    client.setQueryData(listed.queryKey, (known) => {
      if (!known) return known;
      const isOther = (each: SavedResume) => each.resume_id !== id;
      const resumes = [...(saved ? [saved] : []), ...known.resumes.filter(isOther)];
      return {
        resumes: resumes.sort((a, b) => b.saved_at.localeCompare(a.saved_at)),
        deleted: known.deleted.filter(isOther),
      };
    });
    void invalidate('listResumes');
  };
  const put = async (resume_id: string, version: number, name: string, content: SavedContent) => {
    const saved = await call(savedResumeRoutes.keepResume, { resume_id, version, name, content });
    relist(resume_id, saved);
    return saved;
  };
  const showSaved = ({ resume_id: id, name, version }: SavedResume, content: SavedContent) => {
    setConflict(null);
    show({ id, name, version, saved: digestOf(content) });
    toast({ tone: 'good', title: `“${name}” is saved`, text: 'You find it on every device under your versions.' });
  };

  return {
    list,
    opened,
    busy,
    conflict,
    deleted,
    isSaved: (content: SavedContent): boolean => {
      const read = savedContent.safeParse(content);
      return opened !== null && read.success && opened.saved === digestOf(read.data);
    },
    /** @returns whether it was saved */
    saveAs: (name: string, typed: SavedContent): Promise<boolean> =>
      doing('save', 'The version was not saved', async () => {
        const content = normal(typed);
        const of = digestOf(content) + name;
        if (fresh.current.of !== of) fresh.current = { of, id: freshId() };
        showSaved(await put(fresh.current.id, 0, name, content), content);
        fresh.current = { of: '', id: '' };
        return true;
      }).then(Boolean),
    save: (typed: SavedContent): Promise<unknown> =>
      doing('save', 'The version was not saved', async () => {
        const { id, version, name } = opened!;
        const content = normal(typed);
        try {
          showSaved(await put(id, version, name, content), content);
        } catch (error) {
          if (!(error instanceof ApiError) || error.field !== 'version') throw error;
          setConflict(error.detail);
          void invalidate('listResumes');
        }
      }),
    /** @returns its content; null if it could not be loaded */
    open: ({ resume_id }: Pick<SavedResume, 'resume_id'>): Promise<SavedContent | null> =>
      doing(resume_id, 'The version could not be opened', async () => {
        const { content, name, version } = await call(savedResumeRoutes.getResume, { resume_id });
        setConflict(null);
        show({ id: resume_id, name, version, saved: digestOf(content) });
        return content;
      }),
    duplicate: ({ resume_id, name }: SavedResume): Promise<unknown> =>
      doing(resume_id, 'The version was not copied', async () => {
        const { content } = await call(savedResumeRoutes.getResume, { resume_id });
        await put(freshId(), 0, `Copy of ${name}`.slice(0, MAX_NAME), content);
      }),
    /** @returns whether it has the new name */
    rename: ({ resume_id, version }: SavedResume, name: string): Promise<boolean> =>
      doing(resume_id, 'The version was not renamed', async () => {
        const saved = await call(savedResumeRoutes.keepResume, { resume_id, version, name });
        if (opened?.id === resume_id && opened.version === version) show({ ...opened, name, version: saved.version });
        relist(resume_id, saved);
        return true;
      }).then(Boolean),
    remove: (saved: SavedResume): Promise<unknown> =>
      doing(saved.resume_id, 'The version was not deleted', async () => {
        await call(savedResumeRoutes.deleteResume, { resume_id: saved.resume_id });
        const own = opened?.id === saved.resume_id ? opened : null;
        if (own) show(null);
        setDeleted({ ...saved, opened: own });
        relist(saved.resume_id);
      }),
    restore: ({ resume_id }: SavedResume): Promise<unknown> =>
      doing(resume_id, 'The version could not be restored', async () => {
        const restored = await call(savedResumeRoutes.restoreResume, { resume_id });
        // its content is still in the form, unless another version was opened meanwhile
        if (deleted?.resume_id === resume_id && deleted.opened && !opened) show(deleted.opened);
        setDeleted(null);
        relist(resume_id, restored);
      }),
  };
}
export type SavedResumes = ReturnType<typeof useSavedResumes>;
