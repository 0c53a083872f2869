import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading of what replaces a screen, so that it is read out. */
export function useFocusedHeading(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('h1')?.focus(), []);
  return ref;
}
