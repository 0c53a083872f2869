import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fillSite } from '#shared/fill-site.ts';
import type { Site } from '#shared/site.ts';

/** Kinds of files that may contain placeholders for the site's values. */
const filled = new Set(['.html', '.xml', '.txt']);

/** Whether placeholders have to be filled in before a file of the build is served. */
export const isFilled = (address: string): boolean => filled.has(extname(address));

/** Every file of a build by its address, without Vite's manifest, which only tests need. */
export function siteFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const path = join(item.parentPath, item.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!address.startsWith('/.')) files.set(address, path);
  }
  return files;
}

/** The text of a file of the build with the values of a deployment filled in. */
export const filledFile = (path: string, site: Site): string => fillSite(readFileSync(path, 'utf8'), site);
