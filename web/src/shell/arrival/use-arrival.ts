import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { isTakenOver } from '../first-page.ts';
import { followScrolling, positionAt, readingAt } from './scroll-memory.ts';
import { SLACK, whileSettling } from './while-settling.ts';

/**
 * Does what a browser does on a page load and a router does not. A new screen starts at its top or at the part named by
 * the hash, with the focus there, so that a screen reader continues from it; back and forward restore the scroll
 * position.
 */
export function useArrival(shown: Location): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const before = useRef<Location>(null);
  const type = useNavigationType();
  useEffect(followScrolling, []);
  // A layout effect runs before the screen's own effects, so a screen that moves the focus wins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what this follows
  useLayoutEffect(() => {
    const last = before.current;
    before.current = shown;
    readingAt(shown);
    const arrived = last === null || last === shown;
    const newScreen = !arrived && last.pathname !== shown.pathname;
    if (newScreen) main.current?.focus({ preventScroll: true });

    // only for entries made by the router; those the browser makes for a hash have no state
    const back = arrived ? cameBack() : type === 'POP' && history.state !== null;
    const read = back ? positionAt(shown) : undefined;
    if (read !== undefined) return whileSettling(() => scrollTo(0, read));
    if (newScreen) scrollTo(0, 0);
    // on a prerendered page the hash may have changed while the app took over
    const hash = arrived ? location.hash : shown.hash;
    // the browser has already gone to the part, and a reader who has scrolled on since is not moved back
    if (!hash || (arrived && isTakenOver() && isElsewhere(hash))) return undefined;
    return whileSettling(showing(hash));
  }, [shown]);
  return main;
}

/** Whether this page load is a reload or a return from another site. */
function cameBack(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

function isElsewhere(hash: string): boolean {
  const now = scrollY;
  intoView(hash);
  const moved = Math.abs(scrollY - now) > SLACK;
  if (moved) scrollTo(0, now);
  return moved;
}

function intoView(hash: string): HTMLElement | null {
  const part = document.getElementById(hash.slice(1));
  part?.scrollIntoView();
  return part;
}

/** Scrolls to the part named by a hash, and focuses its heading once it has rendered. */
function showing(hash: string): () => void {
  let focused = false;
  return () => {
    const part = intoView(hash);
    if (!part || focused) return;
    focused = true;
    const heading = part.matches('h1, h2, h3') ? part : (part.querySelector<HTMLElement>('h1, h2, h3') ?? part);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
