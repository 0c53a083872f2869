import { truncateSync, writeFileSync } from 'node:fs';

/** A file of zeros, given to the browser by its path so that it is not sent over the wire. */
export function largeFile(path: string, bytes: number): string {
  writeFileSync(path, '');
  truncateSync(path, bytes);
  return path;
}
