import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '#infra/stage/refusal.ts';
import { isCurrent } from '../../../web/build/source-stamp.ts';
import { siteFiles } from './site-files.ts';

/** The built app: its folder, and the paths of its files by address. */
export interface SiteBuild {
  folder: string;
  files: Map<string, string>;
}

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** The output of `npm run build`. A missing or outdated build is refused, because the CDK would deploy it silently. */
export function siteBuild(root = repository): SiteBuild {
  const folder = join(root, 'web', 'dist');
  if (!isCurrent(folder, root))
    throw new Refusal('web/dist is missing or made of other sources', ['npm run build makes it anew']);
  return { folder, files: siteFiles(folder) };
}
