import type { ReactNode } from 'react';
import { Stack } from '#web/ui/Stack.tsx';
import css from './Section.module.css';
import type { LandingSectionId } from './sections.ts';

interface SectionProps {
  id: LandingSectionId;
  title: string;
  /** one or two sentences under the title */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the landing page: its anchor, its heading, and room around both. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <Stack gap={6}>
        <Stack gap={3}>
          <h2 id={`${id}-title`} className={css.title}>
            {title}
          </h2>
          {lead && <p className={css.lead}>{lead}</p>}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
