import { useSyncExternalStore } from 'react';

/** A value that lives longer than any component: whatever shows it by `use` is drawn anew when it changes. */
export function store<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = (): T => value;
  /** @returns what ends it */
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next: T): void {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    /** A prerendered page, and the browser until it has taken that over, show what it began with. */
    use: (): T => useSyncExternalStore(subscribe, get, () => initial),
  };
}

export type Store<T> = ReturnType<typeof store<T>>;
