import { newId } from '#shared/lib/ids.ts';

/** A well-formed id that nothing has. */
export const noSuchId = `${'0'.repeat(32)}-0mwoxshcf`;

/** A new id, as a browser makes one. */
export const someId = (nowMs = Date.now()): string => newId(crypto.getRandomValues(new Uint8Array(16)), nowMs);
