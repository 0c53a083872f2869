/** Far more than a CV needs, far less than a hostile file asks for. */
export const MAX_PAGES = 40;
export const MAX_ITEMS = 20_000;
export const MAX_CHARACTERS = 300_000;
/** pictures and tables that are told of: more tell nobody more */
export const MAX_FIGURES = 20;

/** of an archive */
export const MAX_ENTRIES = 1000;
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
export const MAX_RATIO = 100;
/** XML compresses well: below this the ratio says nothing */
export const RATIO_COUNTS_FROM_BYTES = 4 * 1024 * 1024;
/** of the parts of a Word document that hold its text */
export const MAX_TEXT_BYTES = 8 * 1024 * 1024;

/** of the process that parses */
export const PARSE_PROCESSOR_MS = 8_000;
/** as long as the function may take, less what it needs to say so */
export const PARSE_TIMEOUT_MS = 24_000;
export const MAX_MEGABYTES = 400;
