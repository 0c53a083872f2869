import { useState } from 'react';

/**
 * The last failure, also while it is tried again: its notice stays where it is, with the button that was pressed, until
 * the next answer.
 */
export function useFailure<Failure>(failure: Failure | null | undefined, isTrying: boolean): Failure | null {
  const [last, setLast] = useState<Failure | null>(null);
  const next = failure ?? (isTrying ? last : null);
  if (next !== last) setLast(next);
  return next;
}
