import { type RefObject, useEffect, useRef } from 'react';
import { dialogOpened } from './open-dialogs.ts';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled)';

/** Opens a native dialog while `open`. A modal one makes the rest inert and returns the focus to where it was. */
export function useModal(open: boolean, modal = true): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    if (modal) dialog.showModal();
    else dialog.show();
    const content = dialog.firstElementChild;
    // a browser may treat a scroll container as the first focusable element
    if (content && content === document.activeElement) content.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    content?.scrollTo(0, 0); // the focus goes to the content, which may be taller than the dialog
    const closed = modal ? dialogOpened(dialog) : undefined;
    return () => {
      closed?.();
      dialog.close();
      if (modal && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open, modal]);
  return ref;
}
