import { useEffect, useRef, useState } from 'react';
import type { LandingSectionId } from '../sections.ts';
import { SectionLinks } from './SectionLinks.tsx';
import css from './TableOfContents.module.css';

/**
 * The sections as marks in the margin, so that they cover nothing of the page. If the margin is too narrow for their
 * names, these appear on hover or focus and disappear on Escape (WCAG 1.4.13).
 */
export function SectionRail({ current }: { current: LandingSectionId }) {
  const rail = useRef<HTMLElement>(null);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    // on the window, because hover shows the names without moving the focus
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && rail.current?.matches(':is(:hover, :focus-within)')) setDismissed(true);
    };
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, []);
  const rest = () => setDismissed(false);
  return (
    <nav
      ref={rail}
      className={css.rail}
      aria-label="Sections of this page"
      data-dismissed={dismissed}
      onPointerLeave={rest}
      onBlur={rest}
    >
      <SectionLinks current={current} className={css.marks} />
    </nav>
  );
}
