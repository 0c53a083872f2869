import { store } from '#web/ui/store.ts';

export interface Toast {
  id: number;
  title: string;
  text?: string;
  /**
   * `href` opens in a new tab, and cannot use this one; `to` is a screen of ours, and taking it dismisses the toast.
   * A toast with a link stays until it is dismissed.
   */
  link?: { label: string; href: string } | { label: string; to: string };
  tone: 'neutral' | 'good' | 'bad';
}

/** More than that nobody reads, and it covers the page. */
const MAX_TOASTS = 3;

const toasts = store<readonly Toast[]>([]);
let lastId = 0;

/**
 * Say something in passing. What a person must act on belongs in the page, not here. The same news again takes the place
 * of its older self; of too many the oldest goes, one with a link last.
 * @returns the id by which to take it back when it is no longer true
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

/** The toasts on show, oldest first. */
export const { get: toastsOnShow, use: useToasts } = toasts;
