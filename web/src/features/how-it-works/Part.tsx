import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './Part.module.css';

interface PartProps {
  /** its anchor */
  id: string;
  title: string;
  children: ReactNode;
}

/** One question of the page and its answer. */
export const Part = ({ id, title, children }: PartProps) => (
  <Stack as="section" gap={4} id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={css.part}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </Stack>
);
