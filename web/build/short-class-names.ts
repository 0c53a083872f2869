import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { matches } from './matches.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const filesOf = new Map<string, string>();

/**
 * Class names of CSS modules for the build: three characters for the file, then the place of the class in it. Each stands
 * in the prerendered page, again in its styles and in a script, so it is short; it is the same in every run, so that page
 * and app agree; and it changes with its file only, so that browsers keep the others.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(join(import.meta.dirname, '..'), file.replace(/\?.*$/, ''));
  const start = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 3);
  const other = filesOf.get(start) ?? path;
  if (other !== path) throw new Error(`the class names of ${path} and ${other} are shortened alike; rename one`);
  filesOf.set(start, path);
  const place = matches(css, /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g).indexOf(name);
  if (place < 0) throw new Error(`${path} has nothing named ${name}`);
  return `_${start}${place < letters.length ? letters[place] : `${place}_`}`;
}
