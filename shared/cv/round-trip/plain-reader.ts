/**
 * What a simple parser, as in applicant tracking systems, gets from a file: line by line across the page, without
 * columns, headers, text boxes and links behind words. Nothing is corrected that such a parser would not correct.
 */

import { rowsOf } from '../layout/cells.ts';
import { cleanText } from '../layout/clean.ts';
import { plain } from '../lexicon/plain.ts';
import type { CvPages } from '../pages.ts';

export interface PlainLine {
  /** counted from 1; null for a text without pages */
  page: number | null;
  text: string;
}

export interface PlainText {
  lines: readonly PlainLine[];
  /** pages without any words */
  emptyPages: readonly number[];
}

/** A file in its physical order: rows from top to bottom, their words from left to right. */
export function plainTextOf({ pages, asides = [] }: CvPages): PlainText {
  const lines = pages.flatMap((page, at) =>
    rowsOf(page.items.filter(({ text }) => text.trim() !== '')).map(
      (row): PlainLine => ({
        page: at + 1,
        text: cleanText(row.map(({ text }) => text).join(' '))
          .replace(/\s+/g, ' ')
          .trim(),
      }),
    ),
  );
  const emptyPages = pages.flatMap(({ items }, at) => (items.length === 0 ? [at + 1] : []));
  return { lines: without(lines, asides.map(({ text }) => text).join('\n')), emptyPages };
}

/** Text written here has no pages. */
export const plainTextIn = (text: string): PlainText => ({
  lines: text
    .split('\n')
    .map((line) => ({ page: null, text: line.replace(/\s+/g, ' ').trim() }))
    .filter((line) => line.text !== ''),
  emptyPages: [],
});

/** Removes each line of the asides once, so that a copy in the body stays. */
function without(lines: readonly PlainLine[], asides: string): PlainLine[] {
  let left = alike(asides);
  return lines.filter(({ text }) => {
    const own = alike(text);
    if (own === '' || !left.includes(own)) return true;
    left = left.replace(own, '');
    return false;
  });
}

/** For comparison without case, accents, kinds of white space and variants of dashes and quotes. */
export const alike = (text: string): string =>
  plain(text)
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
