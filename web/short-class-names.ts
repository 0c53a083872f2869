import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const given = new Map<string, string>();

/**
 * Class names of CSS modules for the build, six characters from file and name: each stands in the prerendered page, once
 * more in its styles and again in a script. The same in every run, so that page and app agree.
 */
export function shortClassName(name: string, file: string): string {
  const whole = `${relative(import.meta.dirname, file.replace(/\?.*$/, ''))} ${name}`;
  const short = `_${createHash('sha256').update(whole).digest('base64url').replace(/[-_]/g, '').slice(0, 5)}`;
  const other = given.get(short);
  if (other !== undefined && other !== whole)
    throw new Error(`the class names ${whole} and ${other} are shortened alike`);
  given.set(short, whole);
  return short;
}
