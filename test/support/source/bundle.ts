import { join } from 'node:path';
import { build } from 'esbuild';
import { bundling } from '#infra/lib/bundling.ts';
import { root } from './source-tree.ts';

export interface Bundle {
  bytes: number;
  /** which clients of the SDK are in it */
  clients: { dynamodb: boolean; s3: boolean };
}

/** Each handler's bundle, made with the very options the CDK bundles with: in one run, what they share is read once. */
export async function bundlesOf(files: readonly string[]): Promise<Map<string, Bundle>> {
  const { metafile } = await build({
    entryPoints: files.map((file) => ({ in: join(root, file), out: file })),
    bundle: true,
    write: false,
    outdir: root,
    absWorkingDir: root,
    platform: 'node',
    metafile: true,
    logLevel: 'silent',
    target: bundling.target,
    format: bundling.format,
    minify: bundling.minify,
    mainFields: [...bundling.mainFields],
    alias: { ...bundling.alias },
    banner: { js: bundling.banner },
  });
  const local = Object.keys(metafile.inputs).filter((input) => input.startsWith('infra/local/'));
  if (local.length > 0) throw new Error(`functions bundle parts of the local stack: ${local.join(', ')}`);
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint = '', bytes, inputs }) => {
      const has = (client: string) => Object.keys(inputs).some((input) => input.includes(`@aws-sdk/client-${client}/`));
      return [entryPoint, { bytes, clients: { dynamodb: has('dynamodb'), s3: has('s3') } }];
    }),
  );
}
