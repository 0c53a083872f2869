import { useLayoutEffect, useRef } from 'react';

/** When what it is given to goes with the focus in it, the focus goes to the heading of the screen instead of nowhere. */
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
