import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What a browser does at a page load and a router does not: a new screen starts at its top (or at its anchor) with the
 * focus on its content, so that a screen reader reads on from there.
 */
export function useRouteChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the event this waits for
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    main.current?.focus({ preventScroll: true });
    if (!hash) scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return main;
}
