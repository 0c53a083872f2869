/** Size and rate limits of the chat, defined only here (reliability C11, G19; D-45). */

/** characters */
export const MAX_MESSAGE = 2_000;
/** items */
export const MAX_HISTORY = 20;
/** characters of one item */
export const MAX_HISTORY_CONTENT = 4_000;

/** Questions per client (a signed-in person or an address), within any ten minutes and per day (UTC). */
export const MAX_CALLS = 20;
export const WINDOW_MINUTES = 10;
export const MAX_CALLS_A_DAY = 200;

/** How long the client waits for an answer. */
export const CHAT_TIMEOUT_MS = 60_000;
