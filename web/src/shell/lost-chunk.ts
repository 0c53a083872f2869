/** What the browsers say when a part of the app cannot be fetched: no network, or a newer version has replaced it. */
const said = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export const isLostChunk = (error: unknown): boolean => error instanceof Error && said.test(error.message);
