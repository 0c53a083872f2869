/** Far more than a CV needs and far less than a hostile file demands. */
export const MAX_PAGES = 40;
export const MAX_ITEMS = 20_000;
export const MAX_CHARACTERS = 300_000;
/** pictures and tables reported; more would not help the reader */
export const MAX_FIGURES = 20;

/** entries in an archive */
export const MAX_ENTRIES = 1000;
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
export const MAX_RATIO = 100;
/** XML compresses well, so small files are exempt from the ratio */
export const RATIO_COUNTS_FROM_BYTES = 4 * 1024 * 1024;
/** of the parts of a Word document that hold text */
export const MAX_TEXT_BYTES = 8 * 1024 * 1024;

/** processor time of the parsing process */
export const PARSE_PROCESSOR_MS = 8_000;
/** the function's timeout minus the time it needs to answer */
export const PARSE_TIMEOUT_MS = 24_000;
export const MAX_MEGABYTES = 400;
