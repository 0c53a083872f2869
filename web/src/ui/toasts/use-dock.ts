import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ToastPosition, toastPositionOf } from './toast-position.ts';

/**
 * Keeps a bar at an end of the window from covering controls (toast-position.ts). It publishes how much it shortens the
 * window as `--dock` at the foot and `--lid` at the head, and how far it moves other elements at the foot as `--rise`.
 * A screen's footer (`data-foot`), where somebody may be about to click, does not move. The focused element is scrolled
 * out from under it.
 * @param patient whether it may wait until there is room
 * @returns whether it is waiting
 */
export function useDock(ref: RefObject<HTMLElement | null>, docked: boolean, patient: boolean): boolean {
  const [waits, setWaits] = useState(false);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar || !docked) return;
    const { style } = document.documentElement;
    let last: ToastPosition | null = null;
    let screen = location.pathname;
    let seen = false;
    const place = () => {
      if (location.pathname !== screen) last = null; // the best position there may cover something here
      screen = location.pathname;
      last = toastPositionOf(bar, last, { patient, seen });
      seen ||= !last.taken;
      const { end, at, waits: isWaiting = false } = last;
      const height = isWaiting ? '0px' : `${bar.offsetHeight}px`;
      style.setProperty('--dock', end === 'foot' ? height : '0px');
      style.setProperty('--lid', end === 'head' ? height : '0px');
      const isAcross = bar.offsetWidth > innerWidth / 2;
      style.setProperty('--rise', isAcross && end === 'foot' && at === 0 ? height : '0px');
      bar.style.insetBlock = end === 'head' ? `${at}px auto` : `auto ${at}px`;
      bar.toggleAttribute('data-head', end === 'head');
      setWaits(isWaiting);
    };
    const anew = () => {
      last = null;
      place();
    };
    const grown = new ResizeObserver(() => {
      place();
      const focused = document.activeElement;
      if (!focused || last?.waits || bar.contains(focused)) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const edge = bar.getBoundingClientRect();
      const room = innerHeight - edge.height - (last?.at ?? 0);
      if (top < edge.bottom && bottom > edge.top && bottom - top < room) focused.scrollIntoView({ block: 'nearest' });
    });
    const changed = new MutationObserver(place);
    place();
    grown.observe(bar);
    changed.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', anew);
    addEventListener('focusin', place);
    visualViewport?.addEventListener('resize', place);
    visualViewport?.addEventListener('scroll', place);
    return () => {
      grown.disconnect();
      changed.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('resize', anew);
      removeEventListener('focusin', place);
      visualViewport?.removeEventListener('resize', place);
      visualViewport?.removeEventListener('scroll', place);
      for (const name of ['--dock', '--lid', '--rise']) style.removeProperty(name);
      bar.style.removeProperty('inset-block');
      bar.removeAttribute('data-head');
      setWaits(false);
    };
  }, [ref, docked, patient]);
  return waits;
}
