import { useLayoutEffect, useRef } from 'react';

/** When the element is removed while it contains the focus, the focus moves to the heading of the screen. */
export function useFocusLeft<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (part?.contains(document.activeElement)) document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
