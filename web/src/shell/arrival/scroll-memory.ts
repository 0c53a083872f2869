import type { Location } from 'react-router-dom';

/** How far down each entry of the history was read, for the way back to it. Survives a reload, not the tab. */

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

/** From now on what is scrolled belongs to this entry. */
export function readingAt(location: Location): void {
  current = entryOf(location);
}

export const positionAt = (location: Location): number | undefined => known()[entryOf(location)];

/** Follow the reader; call what this returns to stop. */
export function followScrolling(): () => void {
  // The browser would scroll before the screen is there, and to nowhere. At a reload it may begin, so that a page that
  // is there at once does not jump.
  history.scrollRestoration = 'manual';
  const note = () => {
    if (current) known()[current] = Math.round(scrollY);
  };
  const keep = () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(KEY, JSON.stringify(known()));
    } catch {
      // full or forbidden: the way back then starts at the top
    }
  };
  addEventListener('scroll', note, { passive: true });
  // a scroll event may still be due when somebody goes back; captured, so that it comes before the router's listener
  addEventListener('popstate', note, { capture: true });
  addEventListener('pagehide', keep);
  return () => {
    removeEventListener('scroll', note);
    removeEventListener('popstate', note, { capture: true });
    removeEventListener('pagehide', keep);
  };
}
