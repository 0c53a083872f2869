/** Browsers' messages when a chunk cannot be fetched: no network, or a newer version has replaced it. */
const messages = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && messages.test(error.message);
