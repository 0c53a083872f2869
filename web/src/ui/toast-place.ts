import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** A form offers its toasts a place in line, where they lie on none of its fields; null takes it back. */
export function offerToastPlace(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

export function useToastPlace(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => place,
    () => null,
  );
}
