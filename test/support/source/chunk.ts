import { read } from './source-tree.ts';

/** The address of a source file's chunk in the build, by its path from web/. Its name may change with any import. */
export function chunkOf(source: string): string {
  const manifest = JSON.parse(read('web/dist/.vite/manifest.json'));
  const chunk: { file: string } | undefined = manifest[source];
  if (!chunk) throw new Error(`the build has no chunk of ${source}`);
  return `/${chunk.file}`;
}
