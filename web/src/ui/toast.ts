import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  text?: string;
  /** Opens in a new tab, and cannot use this one. A toast with a link stays until it is dismissed. */
  link?: { label: string; href: string };
  tone: 'neutral' | 'good' | 'bad';
}

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Say something in passing. What a person must act on belongs in the page, not here. */
export function toast(news: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  lastId += 1;
  change([...toasts, { tone: 'neutral', ...news, id: lastId }]);
}

export function dismissToast(id: number): void {
  change(toasts.filter((item) => item.id !== id));
}

/** The toasts on show, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
}
