import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A package as the lock file pins it. */
export interface Package {
  /** relative to the root of the repository */
  path: string;
  name: string;
  version: string;
  licence: string;
  /** whether it is deployed or sent to browsers, not only used to build and test */
  isShipped: boolean;
}

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** The full path of a file, given relative to the root of the repository. */
const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Packages whose package.json does not give their license in SPDX form: what their LICENSE file says. */
const licenceInFile: Record<string, string> = { 'png-js': 'MIT', duck: 'BSD-2-Clause' };

export function lockedPackages(): Package[] {
  const { packages } = JSON.parse(readFileSync(file('package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (path === '') return [];
    const name = path.replace(/^.*node_modules\//, '');
    const licence = licenceInFile[name] ?? locked.license ?? 'none said';
    const isShipped = !locked.dev && !locked.optional && !locked.devOptional;
    return [{ path, name, version: locked.version, licence, isShipped }];
  });
}

/** The copyright line of the license; null if the package has no license file or it names nobody. */
export function copyrightOf({ path }: Package): string | null {
  if (!existsSync(file(path))) return null;
  const licences = readdirSync(file(path)).filter((name) => /^licen[cs]e(?!.*font)/i.test(name));
  for (const name of licences.sort()) {
    const [line] = /^.*\bcopyright\b.*\d{4}.*$/im.exec(readFileSync(file(`${path}/${name}`), 'utf8')) ?? [];
    if (line) return line.replace(/^\W+(?=\w)/, '').trim();
  }
  return null;
}
