import { type FocusEvent, type MouseEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A part of the header that opens below a button: a native popover, so that Escape, a click elsewhere and the way back of
 * the focus are the browser's. What a browser leaves open is closed here: when one has gone somewhere, when the focus has
 * left, and when the window has become wide enough to show it in line.
 */
export function usePopover<Element extends HTMLElement>(id: string) {
  const ref = useRef<Element>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  // a prerendered menu may have been opened before the app was there
  useEffect(() => setOpen(ref.current?.matches(':popover-open') ?? false), []);

  const shownAt = useRef(key);
  useEffect(() => {
    // not at first: a prerendered menu may be open already
    if (shownAt.current !== key) ref.current?.hidePopover();
    shownAt.current = key;
  }, [key]);
  useEffect(() => {
    const close = () => ref.current?.hidePopover();
    const phone = matchMedia('(max-width: 48rem)');
    phone.addEventListener('change', close);
    return () => phone.removeEventListener('change', close);
  }, []);

  return {
    button: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id } as const,
    popover: {
      id,
      ref,
      popover: 'auto',
      onToggle: (event: ToggleEvent) => {
        if (event.target === ref.current) setOpen(event.newState === 'open');
      },
      onClick: (event: MouseEvent) => {
        if ((event.target as HTMLElement).closest('a')) ref.current?.hidePopover();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        const gone = relatedTarget instanceof HTMLElement && !ref.current?.contains(relatedTarget);
        if (gone && relatedTarget.getAttribute('popovertarget') !== id) ref.current?.hidePopover();
      },
    } as const,
  };
}
