import { type ReactNode, useId } from 'react';
import { Stack } from '#web/ui/Stack.tsx';
import css from './ResultSection.module.css';

/** One part of the result page, named by its heading. */
export function ResultSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={5} aria-labelledby={id} className={css.section}>
      <Stack gap={2}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={css.lead}>{lead}</p>}
      </Stack>
      {children}
    </Stack>
  );
}
