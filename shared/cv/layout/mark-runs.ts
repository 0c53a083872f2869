import type { CvPages } from '../pages.ts';

/**
 * Marks and spaces in a row, of which no rule reads more: dotted lines to a date, rules of dashes. Many rules look from
 * each mark to the end of its row, which a row of thousands would make take minutes.
 */
const MAX_MARKS = 60;
const further = new RegExp(`(?<=[^\\p{L}\\p{N}]{${MAX_MARKS}})[^\\p{L}\\p{N}]+`, 'gu');

/** The pages with no more than `MAX_MARKS` marks in a row. */
export const withShortMarks = (pages: CvPages): CvPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => ({ ...item, text: item.text.replace(further, '') })),
  })),
});
