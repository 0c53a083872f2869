import { useEffect } from 'react';
import { product } from '#shared/product.ts';

/** The title of a screen in the tab, the history, a bookmark and a search result. */
export const fullTitle = (title: string): string => `${title} · ${product.name}`;

/** Sets the title from the table of screens. */
export function setTitle(title: string): void {
  document.title = fullTitle(title);
}

/** For a screen with a better title than the table's, once it is known: set after that of the table. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
}
