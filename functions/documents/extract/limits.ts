/** Far more than a CV needs, far less than a hostile file asks for. */
export const MOST_PAGES = 40;
export const MOST_ITEMS = 20_000;
export const MOST_CHARACTERS = 300_000;

/** of an archive */
export const MOST_ENTRIES = 1000;
export const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
export const MOST_RATIO = 100;
/** XML compresses well: below this the ratio says nothing */
export const RATIO_COUNTS_FROM_BYTES = 4 * 1024 * 1024;
/** of the parts of a Word document that hold its text */
export const MOST_TEXT_BYTES = 8 * 1024 * 1024;

/** of the thread that parses */
export const MOST_MS = 12_000;
export const MOST_MEGABYTES = 400;
