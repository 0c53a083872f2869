import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './Section.module.css';
import type { LandingSectionId } from './sections.ts';

interface SectionProps {
  id: LandingSectionId;
  title: string;
  /** one or two sentences beside the title, below it on a narrow screen */
  lead?: string;
  /** the source of all figures of the section, shown with the lead */
  source?: ReactNode;
  /** the full-width background; a hairline separates two sections on paper */
  ground?: 'paper' | 'sunken';
  children: ReactNode;
}

/** A section of the landing page: anchor, heading and spacing. A link to it moves the focus into it. */
export const Section = ({ id, title, lead, source, ground = 'paper', children }: SectionProps) => (
  <section id={id} className={`${css.section} ${css[ground]}`} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <div className={css.frame}>
      <div className={css.parts}>
        <div className={css.heading}>
          <h2 id={`${id}-title`} className={css.title}>
            {title}
          </h2>
          {(lead || source) && (
            <Stack gap={2}>
              {lead && <p className={css.lead}>{lead}</p>}
              {source}
            </Stack>
          )}
        </div>
        <Stack gap={6}>{children}</Stack>
      </div>
    </div>
  </section>
);
