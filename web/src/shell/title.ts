import { useEffect } from 'react';
import { product } from '#shared/product.ts';

/** What the tab, the history, a bookmark and a search result call a screen. */
export const fullTitle = (title: string): string => `${title} · ${product.name}`;

/** The table of screens has a title for each. */
export function setTitle(title: string): void {
  document.title = fullTitle(title);
}

/** For a screen that has a better one than the table, once it knows: set after that of the table. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
}
