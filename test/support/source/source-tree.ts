import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Every file git tracks or would track, as it is in the working tree. */
export function sourceFiles(pattern: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n'))].filter((file) => pattern.test(file) && existsSync(join(root, file))).sort();
}

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The short names of package.json, for example `#web/` for `web/src/`. */
const aliases = Object.entries<string>(JSON.parse(read('package.json')).imports).map(
  ([name, path]) => [name.replace('*', ''), normalize(path.replace('*', ''))] as const,
);

/** The imports of a file: repository paths for our own files, package names for the rest. */
export const importsOf = (file: string): string[] => importsIn(read(file), file);

/** The same without what is imported as a type only: what is loaded at run time. */
export const runtimeImportsOf = (file: string): string[] =>
  importsIn(read(file).replace(/(^|\n)\s*(import|export) type [^;]*;/g, ''), file);

function importsIn(text: string, file: string): string[] {
  const specifiers = [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]/g),
    ...text.matchAll(/(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g),
    ...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g),
  ].map((match) => (match[1] as string).replace(/\?.*$/, ''));
  return specifiers.map((specifier) => {
    if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
    const [name, path] = aliases.find(([prefix]) => specifier.startsWith(prefix)) ?? ['', ''];
    return path + specifier.slice(name.length);
  });
}
