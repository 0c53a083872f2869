import { type RefObject, useEffect, useRef } from 'react';
import { dialogOpened } from './open-dialogs.ts';

/** Opens a native dialog modally while `open`: the rest is inert, and the focus goes back to where it came from. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    const closed = dialogOpened(dialog);
    return () => {
      closed();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);
  return ref;
}
