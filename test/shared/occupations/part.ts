import { readFileSync } from 'node:fs';

/** A file of the table in the repository. */
export const part = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../shared/occupations/data/${name}`, import.meta.url));
