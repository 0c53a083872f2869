import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync } from 'esbuild';
import { bundling, splitFiles } from './bundling.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders copied next to the code, by their name there: complete, or only the listed files. */
export type Besides = Record<string, { from: string; files?: string[] }>;

let folder: string | undefined;
const made = new Set<string>();

const nameOf = (file: string) => file.replace(/\.ts$/, '');

/** Bundles these handlers, most of them in one run that parses shared modules once. Each bundle is self-contained. */
export function bundle(files: readonly string[]): void {
  if (!folder) {
    const mine = mkdtempSync(join(tmpdir(), 'waymark-bundles-'));
    process.once('exit', () => rmSync(mine, { recursive: true, force: true }));
    folder = mine;
  }
  const whole = files.filter((file) => !splitFiles.includes(file));
  if (whole.length > 0) build(folder, whole);
  for (const file of files.filter((each) => splitFiles.includes(each)))
    build(folder, [file], { splitting: true, chunkNames: `${nameOf(file)}/[name]-[hash]` });
  for (const file of files) made.add(file);
}

function build(outdir: string, files: readonly string[], more: BuildOptions = {}): void {
  buildSync({
    ...bundling,
    mainFields: [...bundling.mainFields],
    banner: { js: bundling.banner },
    entryPoints: files.map((file) => ({ in: join(root, file), out: `${nameOf(file)}/index` })),
    bundle: true,
    platform: 'node',
    outdir,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    logLevel: 'warning',
    ...more,
  });
}

/** The folder with a handler's bundle and the files copied next to it. */
export function bundleOf(file: string, besides: Besides): string {
  if (!made.has(file)) bundle([file]);
  const to = join(folder!, nameOf(file));
  for (const [name, { from, files }] of Object.entries(besides)) {
    if (!files) cpSync(from, join(to, name), { recursive: true });
    for (const each of files ?? []) {
      mkdirSync(dirname(join(to, name, each)), { recursive: true });
      cpSync(join(from, each), join(to, name, each));
    }
  }
  return to;
}
