import type { Location } from 'react-router-dom';

/** The scroll position of each history entry, restored on going back to it. Survives a reload, not the tab. */

const KEY = 'waymark.scroll';

const entryOf = ({ key, pathname }: Location) => `${key} ${pathname}`;

let current: string | null = null;
let positions: Record<string, number> | undefined;

function known(): Record<string, number> {
  if (positions) return positions;
  try {
    positions = { ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>) };
  } catch {
    positions = {};
  }
  return positions;
}

/** From now on, scroll positions belong to this entry. */
export function readingAt(location: Location): void {
  current = entryOf(location);
}

export const positionAt = (location: Location): number | undefined => known()[entryOf(location)];

/** Records scroll positions until the returned function is called. */
export function followScrolling(): () => void {
  // The browser would scroll before the screen has rendered, to a wrong place. On a reload it may restore the position
  // (see keep), so that a page that renders at once does not jump.
  history.scrollRestoration = 'manual';
  const note = () => {
    if (current) known()[current] = Math.round(scrollY);
  };
  const keep = () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(KEY, JSON.stringify(known()));
    } catch {
      // full or forbidden: going back after a reload then starts at the top
    }
  };
  addEventListener('scroll', note, { passive: true });
  // a scroll event may still be pending on going back; captures, so that it runs before the router's listener
  addEventListener('popstate', note, { capture: true });
  addEventListener('pagehide', keep);
  return () => {
    removeEventListener('scroll', note);
    removeEventListener('popstate', note, { capture: true });
    removeEventListener('pagehide', keep);
  };
}
