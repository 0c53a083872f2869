import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { isTakenOver } from '../first-page.ts';
import { followScrolling, positionAt, readingAt } from './scroll-memory.ts';
import { SLACK, whileSettling } from './while-settling.ts';

/**
 * What a browser does at a page load and a router does not. A new screen starts at its top, or at the part its hash names,
 * with the focus there, so that a screen reader reads on from it; back and forward lead to where one had read.
 */
export function useArrival(shown: Location): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const before = useRef<Location>(null);
  const type = useNavigationType();
  useEffect(followScrolling, []);
  // Before the effects of the screen itself: a screen that puts the focus somewhere has the last word.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what this follows
  useLayoutEffect(() => {
    const last = before.current;
    before.current = shown;
    readingAt(shown);
    const arrived = last === null || last === shown;
    const newScreen = !arrived && last.pathname !== shown.pathname;
    if (newScreen) main.current?.focus({ preventScroll: true });

    // an entry of the router's own; one that the browser made for a hash has no state
    const back = arrived ? cameBack() : type === 'POP' && history.state !== null;
    const read = back ? positionAt(shown) : undefined;
    if (read !== undefined) return whileSettling(() => scrollTo(0, read));
    if (newScreen) scrollTo(0, 0);
    // a prerendered page may have been led elsewhere while the app took it over
    const hash = arrived ? location.hash : shown.hash;
    // where the browser has led to the part already, somebody may have read on since, and is not called back
    if (!hash || (arrived && isTakenOver() && isElsewhere(hash))) return undefined;
    return whileSettling(showing(hash));
  }, [shown]);
  return main;
}

/** This page load is a reload, or the way back from another site. */
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

/** Brings the part that a hash names into view, and the focus to its heading as soon as it is there. */
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
