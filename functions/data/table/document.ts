/** What only its owner reads as a whole lies in a row as compressed JSON. */
import { gunzipSync, gzipSync } from 'node:zlib';

/** What a row of the table can hold, with room for the rest of it. */
export const MAX_DOCUMENT_BYTES = 380_000;

export const packed = (value: unknown): Buffer => gzipSync(JSON.stringify(value));

export const unpacked = <T>(document: unknown): T =>
  JSON.parse(gunzipSync(document as Uint8Array).toString('utf8')) as T;
