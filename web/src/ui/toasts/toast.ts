import { store } from '#web/ui/store.ts';

export interface Toast {
  id: number;
  title: string;
  text?: string;
  /**
   * `href` opens in a new tab without access to this one; `to` is a screen of ours, and following it dismisses the
   * toast. A toast with a link stays until it is dismissed.
   */
  link?: { label: string; href: string } | { label: string; to: string };
  tone: 'neutral' | 'good' | 'bad';
}

/** Nobody reads more, and they cover the page. */
const MAX_TOASTS = 3;

const toasts = store<readonly Toast[]>([]);
let lastId = 0;

/**
 * Shows a passing message. What a person must act on belongs in the page instead. Repeating a message replaces its
 * older copy; beyond the maximum the oldest is dropped, those with links last.
 * @returns the id to dismiss it when it is no longer true
 */
export function toast(news: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): number {
  lastId += 1;
  const others = toasts.get().filter(({ title, text }) => title !== news.title || text !== news.text);
  const next: Toast[] = [...others, { tone: 'neutral', ...news, id: lastId }];
  if (next.length > MAX_TOASTS) {
    const oldest = next.findIndex(({ link }) => !link);
    next.splice(Math.max(0, oldest), 1);
  }
  toasts.set(next);
  return lastId;
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((item) => item.id !== id));
}

/** The toasts on display, oldest first. */
export const { get: toastsOnShow, use: useToasts } = toasts;
