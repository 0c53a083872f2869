import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { build } from 'esbuild';
import type { LandingParts } from './chunks.ts';

/** `/assets/HomePage-1a2b3c4d.js` -> `HomePage-1a2b3c4d`: every byte of the script counts. */
const names = (addresses: string[]): string =>
  JSON.stringify(addresses.map((address) => basename(address, extname(address))).join(' '));

/** The script of the landing page, which brings the app. */
export const landingScript = (folder: string, { scripts, styles }: LandingParts): Promise<string> =>
  packed(folder, 'boot-landing', {
    SCRIPTS: names(scripts),
    STYLES: names(styles.map(({ address }) => address)),
  });

/** The script of any other prerendered page. */
export const pageScript = (folder: string): Promise<string> => packed(folder, 'boot-page', {});

/**
 * Packs a first script by itself: as a part of the app's build it would share chunks with it, and be three requests instead
 * of one of a kilobyte.
 * @returns its address
 */
async function packed(folder: string, name: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, `../src/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['/assets/*'],
    target: 'es2023',
    define,
  });
  const text = outputFiles[0]?.text as string;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets/${name}-${hash}.js`;
  writeFileSync(join(folder, address), text);
  return address;
}
