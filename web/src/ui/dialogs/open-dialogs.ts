import { store } from '#web/ui/store.ts';

const open = store<readonly HTMLDialogElement[]>([]);

/** Registers an opened modal dialog; call the returned function when it closes. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((other) => other !== dialog));
}

/** The topmost dialog, if any: while it is open, nothing outside it can be seen well, reached or heard. */
export const useTopDialog = (): HTMLDialogElement | undefined => open.use().at(-1);
