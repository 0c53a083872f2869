import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the heading of what has taken the place of a screen, so that it is read out. */
export function useFocusedHeading(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('h1')?.focus(), []);
  return ref;
}
