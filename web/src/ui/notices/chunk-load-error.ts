/**
 * Browsers' messages for a chunk that cannot be fetched, because there is no network or a newer version has replaced
 * it.
 */
const messages = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && messages.test(error.message);
