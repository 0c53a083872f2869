import { useState } from 'react';
import type { LandingSectionId } from '../sections.ts';
import { SectionLinks } from './SectionLinks.tsx';
import css from './TableOfContents.module.css';

/**
 * The sections as marks in the margin, so that nothing of the page is covered. Where the margin has no room for their
 * names, these come with the pointer or the focus, and go with Escape (WCAG 1.4.13).
 */
export function SectionRail({ current }: { current: LandingSectionId }) {
  const [dismissed, setDismissed] = useState(false);
  const rest = () => setDismissed(false);
  return (
    <nav
      className={css.rail}
      aria-label="Sections of this page"
      data-dismissed={dismissed}
      onKeyDown={({ key }) => key === 'Escape' && setDismissed(true)}
      onPointerLeave={rest}
      onBlur={rest}
    >
      <SectionLinks current={current} className={css.marks} />
    </nav>
  );
}
