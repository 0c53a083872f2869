import { join } from 'node:path';
import { build } from 'esbuild';
import { bundling } from '#infra/lib/bundling.ts';
import { root } from './source-tree.ts';

/** Bytes of a handler's bundle, made with the very options the CDK bundles with. */
export async function bundleSize(file: string): Promise<number> {
  const result = await build({
    entryPoints: [join(root, file)],
    bundle: true,
    write: false,
    platform: 'node',
    metafile: true,
    logLevel: 'silent',
    target: bundling.target,
    format: bundling.format,
    minify: bundling.minify,
    mainFields: [...bundling.mainFields],
    alias: bundling.alias,
    banner: { js: bundling.banner },
  });
  const local = Object.keys(result.metafile.inputs).filter((input) => input.startsWith('infra/local/'));
  if (local.length > 0) throw new Error(`${file} bundles parts of the local stack: ${local.join(', ')}`);
  return result.outputFiles[0]?.contents.byteLength ?? 0;
}
