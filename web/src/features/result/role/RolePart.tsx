import { type ReactNode, useId } from 'react';
import { Stack } from '#web/ui/Stack.tsx';
import css from './RolePart.module.css';

/** One part of the details of a role, under its own heading. */
export function RolePart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id} className={css.part}>
      <div>
        <h4 id={id}>{title}</h4>
        {lead && (
          <p>
            <small>{lead}</small>
          </p>
        )}
      </div>
      {children}
    </Stack>
  );
}
