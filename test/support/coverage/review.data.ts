/** What a reader found who held every row against what names it; not derived. */
export const review = '';
