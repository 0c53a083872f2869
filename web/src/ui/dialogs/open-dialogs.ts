import { store } from '#web/ui/store.ts';

const open = store<readonly HTMLDialogElement[]>([]);

/** A modal dialog has opened; call what this returns when it closes. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((other) => other !== dialog));
}

/** The dialog on top, if any: while it is open, nothing outside it can be seen well, reached or heard. */
export const useTopDialog = (): HTMLDialogElement | undefined => open.use().at(-1);
