import { useState } from 'react';

/** The last failure, kept during a retry: its notice and the clicked button stay until the next answer. */
export function useFailure<Failure>(failure: Failure | null | undefined, isTrying: boolean): Failure | null {
  const [last, setLast] = useState<Failure | null>(null);
  const next = failure ?? (isTrying ? last : null);
  if (next !== last) setLast(next);
  return next;
}
