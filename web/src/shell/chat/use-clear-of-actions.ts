import { type RefObject, useEffect } from 'react';
import { PRIMARY } from '#web/ui/Button.tsx';
import { liftOver } from './lift-over.ts';

const GAP = 8;

/** Lets the round button rise over a primary action that would come to lie under it, while one scrolls or the page changes. */
export function useClearOfActions(ref: RefObject<HTMLElement | null>, at: boolean): void {
  useEffect(() => {
    const button = ref.current;
    if (!button || !at) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = button; // where it is without having risen
      const corner = { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
      const actions = [...document.querySelectorAll(`${PRIMARY}:not(dialog *)`)].map((one) =>
        one.getBoundingClientRect(),
      );
      button.style.setProperty('--risen', `${-liftOver(corner, actions, GAP)}px`);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(place);
    };
    soon();
    const grown = new ResizeObserver(soon);
    grown.observe(document.body);
    const changed = new MutationObserver(soon);
    changed.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      grown.disconnect();
      changed.disconnect();
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [ref, at]);
}
