import { type RefObject, useEffect } from 'react';

/** Marks an element (`data-down`) while somebody scrolls down, until they scroll up or reach the end of the page. */
export function useOnTheWayDown(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const look = () => {
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (scrollY !== last) ref.current?.toggleAttribute('data-down', scrollY > last && !isEnd);
      last = scrollY;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ref]);
}
