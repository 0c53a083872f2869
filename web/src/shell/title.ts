import { useEffect } from 'react';
import { product } from '#shared/product.ts';

/** What the tab, the history and a bookmark call this screen. The table of screens has a title for each. */
export function setTitle(title: string): void {
  document.title = `${title} · ${product.name}`;
}

/** For a screen that has a better one than the table, once it knows: set after that of the table. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
}
