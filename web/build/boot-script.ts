import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { build } from 'esbuild';
import { oldestBrowsers } from './browsers.ts';
import type { PrerenderedParts } from './chunks.ts';

/** `/assets/HomePage-1a2b3c4d.js` -> `HomePage-1a2b3c4d`: every byte of the script counts. */
const names = (addresses: string[]): string =>
  JSON.stringify(addresses.map((address) => basename(address, extname(address))).join(' '));

/**
 * Packs the first script of a prerendered page by itself: as a part of the app's build it would share chunks with it, and be
 * three requests instead of one of a kilobyte.
 * @param screen the name of the screen's file, for example `HomePage`
 * @param extracted whether the page holds an extract of its styles only
 * @returns its address
 */
export async function bootScript(
  folder: string,
  screen: string,
  { scripts, styles }: PrerenderedParts,
  extracted = false,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../src/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['/assets/*'],
    target: oldestBrowsers,
    define: {
      SCRIPTS: names(scripts),
      STYLES: names(extracted ? styles.map(({ address }) => address) : []),
    },
  });
  const text = outputFiles[0]?.text as string;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets/boot-${screen}-${hash}.js`;
  writeFileSync(join(folder, address), text);
  return address;
}
