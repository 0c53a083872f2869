import { keyStore, localStore } from './local-store.ts';

const tabStore = keyStore(() => sessionStorage);
const drafts: { clear(): void }[] = [];

/**
 * What a person is about to send, for as long as the tab lives unless told otherwise: a reload or a failed call loses
 * nothing. It is kept with its owner's id, is nobody else's, and goes with sign-out.
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
    /** Hears of what another tab has written, also while Back kept this page still. @returns how to stop */
    follow(hear: () => void): () => void {
      const stop = new AbortController();
      let left: string | null;
      const leave = () => {
        left = store.getItem(key);
      };
      addEventListener('storage', (event) => event.key === key && hear(), stop);
      addEventListener('pagehide', leave, stop);
      // where nothing was written, what was decided about it stays
      addEventListener('pageshow', ({ persisted }) => persisted && store.getItem(key) !== left && hear(), stop);
      return () => stop.abort();
    },
  };
  drafts.push(draft);
  return draft;
}
export type Draft = ReturnType<typeof draftUnder>;

/** Sign-out calls this. */
export function clearDrafts(): void {
  for (const draft of drafts) draft.clear();
}

export const vacancyDraft = draftUnder('waymark.vacancy-draft');
export const cvDraft = draftUnder('waymark.cv-draft');
/** The conversation with the assistant; a visitor's, too. */
export const chatDraft = draftUnder('waymark.chat');

/** On the device until sign-out: it is the work of an hour. */
export const resumeDraft = draftUnder('waymark.resume-draft', localStore);
/** Under which key a resume was asked for, so that neither a reload nor a closed tab makes it be asked for anew. */
export const resumeUse = draftUnder('waymark.resume-use', localStore);
export const resumeWritten = draftUnder('waymark.resume-written', localStore);
/** Which kept version the form shows, and what of it was saved. */
export const resumeOpened = draftUnder('waymark.resume-opened', localStore);
/** The job that it is for, with the vacancy that was pasted. */
export const resumeAim = draftUnder('waymark.resume-aim', localStore);
export const letterWritten = draftUnder('waymark.letter-written', localStore);
