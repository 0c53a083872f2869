import type { ReactNode } from 'react';
import { Stack } from '#web/ui/Stack.tsx';

interface SpecimenProps {
  /** The name of the component. */
  of: string;
  /** When it is used, and what it leaves to others. */
  use: string;
  children: ReactNode;
}

/** One component of the kit in all its states. */
export const Specimen = ({ of, use, children }: SpecimenProps) => (
  <Stack as="article" gap={4} id={of}>
    <h3>{of}</h3>
    <p>{use}</p>
    {children}
  </Stack>
);
