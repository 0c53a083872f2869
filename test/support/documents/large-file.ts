import { truncateSync, writeFileSync } from 'node:fs';

/** A file of so many bytes, all of them zero, for a browser to take from the disk: by its path it goes over no wire. */
export function largeFile(path: string, bytes: number): string {
  writeFileSync(path, '');
  truncateSync(path, bytes);
  return path;
}
