import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');
/** Where a build says what it was made of: beside the pages, and not served (infra/lib/site/site-files.ts). */
const stampFile = '.sources';
/** Builds, finished or underway, and what tools leave. They are not looked into: another build may take its own away meanwhile. */
const isSource = (path: string): boolean => !/^web\/dist|(^|\/)(\.|node_modules$)/.test(path);

function filesIn(root: string, folder: string): string[] {
  const items = readdirSync(join(root, folder), { withFileTypes: true });
  return items.flatMap((item) => {
    const path = `${folder}/${item.name}`;
    if (!isSource(path)) return [];
    return item.isDirectory() ? filesIn(root, path) : [path];
  });
}

/** One hash over everything a build is made of: what it says does not depend on clocks, as times of files do. */
export function sourceStamp(root = repository): string {
  const hash = createHash('sha256');
  const files = [...filesIn(root, 'web'), ...filesIn(root, 'shared')].sort();
  for (const path of [...files, 'package-lock.json'])
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

export const stampOf = (build: string): string => join(build, stampFile);

/** Whether a build is there and was made of the sources as they are. */
export const isCurrent = (build: string, root?: string): boolean =>
  existsSync(stampOf(build)) && readFileSync(stampOf(build), 'utf8') === sourceStamp(root);
