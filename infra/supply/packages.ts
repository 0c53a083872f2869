import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A package as the lock file pins it. */
export interface Package {
  /** below the root of the repository */
  path: string;
  name: string;
  version: string;
  licence: string;
  /** whether it is part of what is deployed or sent to browsers, and not only of building and testing */
  isShipped: boolean;
}

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Packages that do not say their licence as SPDX does; what their own LICENSE file says. */
const read: Record<string, string> = { 'png-js': 'MIT', duck: 'BSD-2-Clause' };

export function lockedPackages(): Package[] {
  const { packages } = JSON.parse(readFileSync(file('package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (path === '') return [];
    const name = path.replace(/^.*node_modules\//, '');
    const licence = read[name] ?? locked.license ?? 'none said';
    const isShipped = !locked.dev && !locked.optional && !locked.devOptional;
    return [{ path, name, version: locked.version, licence, isShipped }];
  });
}

/** Who its licence names; null where the package brings none along, or names nobody in it. */
export function copyrightOf({ path }: Package): string | null {
  if (!existsSync(file(path))) return null;
  const licences = readdirSync(file(path)).filter((name) => /^licen[cs]e(?!.*font)/i.test(name));
  for (const name of licences.sort()) {
    const [line] = /^.*\bcopyright\b.*\d{4}.*$/im.exec(readFileSync(file(`${path}/${name}`), 'utf8')) ?? [];
    if (line) return line.replace(/^\W+(?=\w)/, '').trim();
  }
  return null;
}

const permissive = ['MIT', 'MIT-0', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1', 'Zlib'];
/** of what only builds and tests: nothing of it is given to anybody */
const ofTools = ['MPL-2.0', 'BlueOak-1.0.0', 'Python-2.0', 'PSF-2.0', 'CC0-1.0', 'CC-BY-4.0', 'Unlicense'];

/** @param licence an SPDX expression: one of what OR joins is enough, AND asks for all */
export function isAllowed({ licence, isShipped }: Package): boolean {
  const allowed = new Set(isShipped ? permissive : [...permissive, ...ofTools]);
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((each) => allowed.has(each)));
}
