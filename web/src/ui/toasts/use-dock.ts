import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what stands at the foot of the window from lying on anything. It tells the page how high it is as `--dock`, and how
 * far it moves what else stands there as `--rise`. The foot of a screen, where somebody may be about to press the way on
 * (`data-foot`), does not move: the bar stands above it, and above a keyboard on the screen. What has the focus is scrolled
 * from under it.
 */
export function useDock(ref: RefObject<HTMLElement | null>, docked: boolean): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar || !docked) return;
    const { style } = document.documentElement;
    const stand = () => {
      const lift = Math.max(footBelow(bar.offsetHeight), keyboardBelow());
      style.setProperty('--dock', `${bar.offsetHeight}px`);
      style.setProperty('--rise', lift > 0 ? '0px' : `${bar.offsetHeight}px`);
      bar.style.insetBlockEnd = `${lift}px`;
    };
    const grown = new ResizeObserver(() => {
      stand();
      const focused = document.activeElement;
      if (!focused || bar.contains(focused)) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const edge = bar.getBoundingClientRect();
      if (top < edge.bottom && bottom > edge.top && bottom - top < edge.top)
        focused.scrollIntoView({ block: 'nearest' });
    });
    const changed = new MutationObserver(stand);
    stand();
    grown.observe(bar);
    changed.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', stand, { passive: true });
    addEventListener('resize', stand);
    visualViewport?.addEventListener('resize', stand);
    visualViewport?.addEventListener('scroll', stand);
    return () => {
      grown.disconnect();
      changed.disconnect();
      removeEventListener('scroll', stand);
      removeEventListener('resize', stand);
      visualViewport?.removeEventListener('resize', stand);
      visualViewport?.removeEventListener('scroll', stand);
      style.removeProperty('--dock');
      style.removeProperty('--rise');
      bar.style.removeProperty('inset-block-end');
    };
  }, [ref, docked]);
}

/** How much of the end of the window the foot of a screen takes, where a bar of that height would lie on it. */
function footBelow(height: number): number {
  const foot = document.querySelector('[data-foot]');
  if (!foot || getComputedStyle(foot).position !== 'sticky') return 0;
  const { top, bottom } = foot.getBoundingClientRect();
  return bottom > innerHeight - height ? Math.max(0, innerHeight - top) : 0;
}

/** How much of the end of the window a keyboard on the screen takes. Whoever has zoomed in sees a part by choice. */
function keyboardBelow(): number {
  if (!visualViewport || visualViewport.scale > 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}
