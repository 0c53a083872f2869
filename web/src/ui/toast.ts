import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  text?: string;
  tone: 'neutral' | 'good' | 'bad';
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Say something in passing. What a person must act on belongs in the page, not here. */
export function toast({ title, text, tone = 'neutral' }: { title: string; text?: string; tone?: Toast['tone'] }): void {
  lastId += 1;
  change([...toasts, { id: lastId, title, tone, ...(text === undefined ? {} : { text }) }]);
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
  );
}
