import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { landingSections } from './sections.ts';

/** How far a section may lie from where it was put before it counts as scrolled away, in pixels. */
const SLACK = 4;

/**
 * Opened at one of its anchors the page stays there, whatever is filled in above it a moment later, until somebody
 * scrolls (LND-02).
 */
export function useHeldAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = landingSections.some(({ id }) => hash === `#${id}`) && document.getElementById(hash.slice(1));
    if (!section) return;
    let top = Number.NaN;
    const growth = new ResizeObserver(() => {
      section.scrollIntoView();
      top = section.getBoundingClientRect().top;
    });
    const look = () => {
      if (Math.abs(section.getBoundingClientRect().top - top) > SLACK) letGo();
    };
    const letGo = () => {
      growth.disconnect();
      removeEventListener('scroll', look);
    };
    growth.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    return letGo;
  }, [hash]);
}
