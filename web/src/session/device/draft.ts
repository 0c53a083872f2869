import { keyStore, localStore } from './local-store.ts';

const tabStore = keyStore(() => sessionStorage);
const drafts: { clear(): void }[] = [];

/**
 * A person's unsent input, kept for the life of the tab by default, so that a reload or a failed call loses nothing. It
 * is stored with its owner's id, readable by nobody else, and removed at sign-out.
 */
function draftUnder(key: string, store = tabStore) {
  const draft = {
    read(sub: string): string {
      try {
        const [owner, text] = JSON.parse(store.getItem(key) ?? '[]') as [string?, string?];
        return owner === sub && typeof text === 'string' ? text : '';
      } catch {
        return '';
      }
    },
    write: (sub: string, text: string): void => store.setItem(key, JSON.stringify([sub, text])),
    clear: (): void => store.removeItem(key),
    /**
     * Calls back on changes by another tab, including those while this page was in the back/forward cache. @returns a
     * function to stop
     */
    follow(hear: () => void): () => void {
      const stop = new AbortController();
      let left: string | null;
      const leave = () => {
        left = store.getItem(key);
      };
      addEventListener('storage', (event) => event.key === key && hear(), stop);
      addEventListener('pagehide', leave, stop);
      // without a change, decisions made about the draft stay valid
      addEventListener('pageshow', ({ persisted }) => persisted && store.getItem(key) !== left && hear(), stop);
      return () => stop.abort();
    },
  };
  drafts.push(draft);
  return draft;
}
export type Draft = ReturnType<typeof draftUnder>;

/** Called at sign-out. */
export function clearDrafts(): void {
  for (const draft of drafts) draft.clear();
}

export const vacancyDraft = draftUnder('waymark.vacancy-draft');
export const cvDraft = draftUnder('waymark.cv-draft');
/** The conversation with the assistant, for visitors too. */
export const chatDraft = draftUnder('waymark.chat');

/** On the device until sign-out: it may be an hour's work. */
export const resumeDraft = draftUnder('waymark.resume-draft', localStore);
/** The idempotency key of a resume request, so that neither a reload nor a closed tab requests it again. */
export const resumeUse = draftUnder('waymark.resume-use', localStore);
export const resumeWritten = draftUnder('waymark.resume-written', localStore);
/** Which saved version the form shows, and what of it was saved. */
export const resumeOpened = draftUnder('waymark.resume-opened', localStore);
/** The job it is for, with the pasted vacancy. */
export const resumeAim = draftUnder('waymark.resume-aim', localStore);
export const letterWritten = draftUnder('waymark.letter-written', localStore);
