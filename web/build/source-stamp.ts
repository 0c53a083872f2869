import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');
/** Records which sources a build was made of: beside the pages, and not served (infra/lib/site/site-files.ts). */
const stampFile = '.sources';
/**
 * Excludes builds, finished or in progress, and tool output. They are not traversed, because a concurrent build may
 * delete its own.
 */
const isSource = (path: string): boolean => !/^web\/dist|(^|\/)(\.|node_modules$)/.test(path);

function filesIn(root: string, folder: string): string[] {
  const items = readdirSync(join(root, folder), { withFileTypes: true });
  return items.flatMap((item) => {
    const path = `${folder}/${item.name}`;
    if (!isSource(path)) return [];
    return item.isDirectory() ? filesIn(root, path) : [path];
  });
}

/** A hash over all inputs of a build, independent of file times and clocks. */
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

/** Whether a build exists and was made from the current sources. */
export const isCurrent = (build: string, root?: string): boolean =>
  existsSync(stampOf(build)) && readFileSync(stampOf(build), 'utf8') === sourceStamp(root);
