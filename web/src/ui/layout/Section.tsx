import { type ReactNode, useId } from 'react';
import css from './Section.module.css';
import { Stack } from './Stack.tsx';

interface SectionProps {
  /** what an address names it by */
  id?: string;
  title: string;
  lead?: ReactNode;
  /** `ruled` under a hairline, for the parts of a long page; `part` for those of a card or a dialog, closer together */
  look?: 'plain' | 'ruled' | 'part';
  /** of the heading: 3 where nothing but the title of a dialog stands above */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

const gaps = { plain: 4, ruled: 5, part: 3 } as const;

/** A part of a screen, named by its heading. */
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
