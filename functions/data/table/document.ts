/** Documents that are only read as a whole are stored as compressed JSON. */
import { gunzipSync, gzipSync } from 'node:zlib';

/** Maximum bytes of a document, leaving room for the row's other attributes. */
export const MAX_DOCUMENT_BYTES = 380_000;

export const packed = (value: unknown): Buffer => gzipSync(JSON.stringify(value));

export const unpacked = <T>(document: unknown): T =>
  JSON.parse(gunzipSync(document as Uint8Array).toString('utf8')) as T;
