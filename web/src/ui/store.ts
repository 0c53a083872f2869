import { useSyncExternalStore } from 'react';

/** A value that outlives components: components that read it by `use` re-render when it changes. */
export function store<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = (): T => value;
  /** @returns the function that unsubscribes */
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
    /** Prerendered pages, and the browser until hydration, show the initial value. */
    use: (): T => useSyncExternalStore(subscribe, get, () => initial),
  };
}

export type Store<T> = ReturnType<typeof store<T>>;
