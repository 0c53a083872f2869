/** The fonts of documents: read from FONTS_DIR once per process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from './env.ts';
import { exercise } from './rights.ts';

/**
 * Paths below FONTS_DIR, as the packages lay them out. The sans has Latin, Greek and Cyrillic; the serif for headings
 * has Latin.
 */
export const fontFiles = {
  regular: 'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  strong: 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  heading: 'fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
} as const;

export type Face = keyof typeof fontFiles;

let loaded: Record<Face, Buffer> | undefined;

export function fonts(): Record<Face, Buffer> {
  exercise('documents');
  const read = (face: Face) => readFileSync(join(env.FONTS_DIR, fontFiles[face]));
  loaded ??= { regular: read('regular'), strong: read('strong'), heading: read('heading') };
  return loaded;
}
