import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { bundling, splitFiles } from '#infra/lib/bundling.ts';
import { root } from './source-tree.ts';

export interface Bundle {
  /** what is loaded when the function starts */
  bytes: number;
  /** the SDK clients it contains */
  clients: { dynamodb: boolean; s3: boolean };
}

/** Each handler's bundle with the CDK's bundling options, in one run so that shared code is read once. */
export async function bundlesOf(files: readonly string[]): Promise<Map<string, Bundle>> {
  const split = files.filter((file) => splitFiles.includes(file));
  const metafiles = await Promise.all([
    bundled(files.filter((file) => !split.includes(file))),
    ...split.map((file) => bundled([file], { splitting: true })),
  ]);
  const local = metafiles.flatMap(({ inputs }) =>
    Object.keys(inputs).filter((input) => input.startsWith('infra/local/')),
  );
  if (local.length > 0) throw new Error(`functions bundle parts of the local stack: ${local.join(', ')}`);
  return new Map(metafiles.flatMap(({ outputs }) => entriesOf(outputs, files)));
}

async function bundled(files: readonly string[], more: BuildOptions = {}): Promise<Metafile> {
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
    ...more,
  });
  return metafile!;
}

function entriesOf(outputs: Metafile['outputs'], files: readonly string[]): [string, Bundle][] {
  return Object.entries(outputs).flatMap(([file, { entryPoint = '' }]): [string, Bundle][] => {
    if (!files.includes(entryPoint)) return [];
    const started = [...loadedWith(file, outputs)].map((each) => outputs[each]!);
    const has = (client: string) =>
      started.some(({ inputs }) => Object.keys(inputs).some((input) => input.includes(`@aws-sdk/client-${client}/`)));
    const bytes = started.reduce((sum, each) => sum + each.bytes, 0);
    return [[entryPoint, { bytes, clients: { dynamodb: has('dynamodb'), s3: has('s3') } }]];
  });
}

/** A file of a bundle and those it imports; what is imported dynamically comes later. */
function loadedWith(file: string, outputs: Metafile['outputs'], loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const { path, kind } of outputs[file]!.imports)
    if (kind === 'import-statement' && path in outputs) loadedWith(path, outputs, loaded);
  return loaded;
}
