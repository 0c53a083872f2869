import { type ReactNode, useId } from 'react';
import css from './Section.module.css';
import { Stack } from './Stack.tsx';

interface SectionProps {
  /** anchor */
  id?: string;
  title: string;
  lead?: ReactNode;
  /** `ruled` below a hairline, for the parts of a long page; `part` for the more compact parts of a card or dialog */
  look?: 'plain' | 'ruled' | 'part';
  /** heading level: 3 if only a dialog's title is above it */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

const gaps = { plain: 4, ruled: 5, part: 3 } as const;

/** A section of a screen, named by its heading. */
export function Section({ id, title, lead, look = 'plain', level = 2, children }: SectionProps) {
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <Stack as="section" gap={gaps[look]} id={id} aria-labelledby={heading} className={css[look]}>
      <div className={css.head}>
        <Heading id={heading}>{title}</Heading>
        {lead && <p className={css.lead}>{look === 'part' ? <small>{lead}</small> : lead}</p>}
      </div>
      {children}
    </Stack>
  );
}
