import type { ReactNode } from 'react';
import { Stack } from '#web/ui/Stack.tsx';
import css from './Section.module.css';
import type { LandingSectionId } from './sections.ts';

interface SectionProps {
  id: LandingSectionId;
  title: string;
  /** one or two sentences under the title */
  lead?: ReactNode;
  /** where the heading stands on a wide screen: above what it heads, or in a column before it */
  heading?: 'above' | 'beside';
  /** what it lies on, from edge to edge; between two sections on paper runs a hairline */
  ground?: 'paper' | 'sunken';
  children: ReactNode;
}

/** A part of the landing page: its anchor, its heading, and room around both. A link to it moves the focus into it. */
export function Section({ id, title, lead, heading = 'above', ground = 'paper', children }: SectionProps) {
  return (
    <section id={id} className={`${css.section} ${css[ground]}`} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={css.frame}>
        <div className={heading === 'beside' ? `${css.parts} ${css.beside}` : css.parts}>
          <div className={css.heading}>
            <h2 id={`${id}-title`} className={css.title}>
              {title}
            </h2>
            {lead && <p className={css.lead}>{lead}</p>}
          </div>
          <Stack gap={6}>{children}</Stack>
        </div>
      </div>
    </section>
  );
}
