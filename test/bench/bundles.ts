import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routeEntries } from '#shared/api.ts';
import { bundlesOf } from '#test/support/source/bundle.ts';
import { root } from '#test/support/source/source-tree.ts';

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Function bundles (bytes as deployed) and the web build's largest parts (gzip). */
export async function bench(): Promise<string[]> {
  const bundles = await bundlesOf(routeEntries.map(({ file }) => file));
  const rows = [...bundles]
    .sort(([, one], [, other]) => other.bytes - one.bytes)
    .map(([file, { bytes }]) => `${file.padEnd(46)} ${kb(bytes).padStart(10)}   goal ≤ 1 MB`);
  const assets = join(root, 'web/dist/assets');
  if (!existsSync(assets)) return [...rows, 'web: no build in web/dist; run "npm run build" first'];
  const files = readdirSync(assets).map((file) => ({ file, size: gzipSync(readFileSync(join(assets, file))).length }));
  return [
    ...rows,
    ...files
      .sort((a, b) => b.size - a.size)
      .slice(0, 15)
      .map(({ file, size }) => `web ${file.padEnd(42)} ${kb(size).padStart(10)} gzip`),
  ];
}
