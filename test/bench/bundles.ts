import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routeEntries } from '#shared/api.ts';
import { bundleSize } from '#test/support/bundle.ts';
import { root } from '#test/support/source-tree.ts';

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Function bundles (bytes as deployed) and the web build's largest parts (gzip). */
export async function bench(): Promise<string[]> {
  const sizes = await Promise.all(
    routeEntries.map(async (entry) => ({ file: entry.file, size: await bundleSize(entry.file) })),
  );
  const rows = sizes
    .sort((a, b) => b.size - a.size)
    .map(({ file, size }) => `${file.padEnd(46)} ${kb(size).padStart(10)}   goal ≤ 300 kB`);
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
