import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { oldestBrowsers } from './browsers.ts';
import type { PrerenderedParts } from './chunks.ts';

/**
 * Bundles the first script of a prerendered page separately: in the app's build it would share chunks with the app and
 * need three requests instead of one of a kilobyte.
 * @param extracted whether the page contains only an extract of its styles
 * @returns its address
 */
export async function bootScript(
  folder: string,
  { scripts, signedIn, styles }: PrerenderedParts,
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
      SCRIPTS: JSON.stringify(scripts),
      SIGNED_IN: JSON.stringify(signedIn),
      STYLES: JSON.stringify(extracted ? styles.map(({ address }) => address) : []),
    },
  });
  const text = outputFiles[0]?.text as string;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets/boot-${basename(scripts.at(-1)!).split('-')[0]}-${hash}.js`;
  writeFileSync(join(folder, address), text);
  return address;
}
