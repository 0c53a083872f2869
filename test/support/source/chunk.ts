import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-tree.ts';

/** The address of the chunk that the build has made of a source file, by its path from web/. Its name may change with any import. */
export function chunkOf(source: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'web/dist/.vite/manifest.json'), 'utf8'));
  const chunk: { file: string } | undefined = manifest[source];
  if (!chunk) throw new Error(`the build has no chunk of ${source}`);
  return `/${chunk.file}`;
}
