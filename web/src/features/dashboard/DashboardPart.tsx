import { type ReactNode, useId } from 'react';
import { Stack } from '#web/ui/Stack.tsx';

/** One part of the dashboard, named by its heading. */
export function DashboardPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}
