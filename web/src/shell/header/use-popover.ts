import { type FocusEvent, type MouseEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A part of the header that opens below a button: a native popover, so that the browser handles Escape, clicks
 * elsewhere and returning the focus. This closes it where a browser does not: after a navigation, when the focus has
 * left, and when the window has become wide enough to show it inline.
 */
export function usePopover<Element extends HTMLElement>(id: string) {
  const ref = useRef<Element>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  // a prerendered menu may have been opened before the app had loaded
  useEffect(() => setOpen(ref.current?.matches(':popover-open') ?? false), []);

  const shownAt = useRef(key);
  useEffect(() => {
    // not on the first render: a prerendered menu may already be open
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
