/** What a chat takes, and how often it answers: the only place these limits are written (reliability C11, G19; D-45). */

/** characters */
export const MAX_MESSAGE = 2_000;
/** items */
export const MAX_HISTORY = 20;
/** characters of one item */
export const MAX_HISTORY_CONTENT = 4_000;

/** Questions of one client, which is an address or who is signed in, within any ten minutes, and on one day (UTC). */
export const MAX_CALLS = 20;
export const WINDOW_MINUTES = 10;
export const MAX_CALLS_A_DAY = 200;

/** How long who asks waits. */
export const CHAT_TIMEOUT_MS = 60_000;
