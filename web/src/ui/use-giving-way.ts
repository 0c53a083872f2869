import { type RefObject, useEffect } from 'react';

const PRESSED = ':is(a, button, input, select, textarea, summary, label):not(dialog *)';

/**
 * Hides an element in a corner of the window (`data-away`) while it covers anything that can be clicked or filled in,
 * on scrolling and on page changes. It returns once that has been scrolled from under it, at the latest at the end of
 * the page, where space is reserved for it.
 */
export function useGivingWay(ref: RefObject<HTMLElement | null>, at = true): void {
  useEffect(() => {
    const floating = ref.current;
    if (!floating || !at) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const corner = floating.getBoundingClientRect();
      const liesUnder = (one: Element) =>
        !floating.contains(one) && [...one.getClientRects()].some((box) => meets(box, corner)) && one.checkVisibility();
      floating.toggleAttribute('data-away', [...document.querySelectorAll(PRESSED)].some(liesUnder));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    const grown = new ResizeObserver(soon);
    grown.observe(document.body);
    const changed = new MutationObserver(soon);
    changed.observe(document.body, { childList: true, subtree: true });
    const anywhere = { passive: true, capture: true };
    addEventListener('scroll', soon, anywhere);
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      grown.disconnect();
      changed.disconnect();
      removeEventListener('scroll', soon, anywhere);
      removeEventListener('resize', soon);
      floating.toggleAttribute('data-away', false);
    };
  }, [ref, at]);
}

const meets = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
