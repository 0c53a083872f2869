/** The publishers' files for the importer's tests: the team folder beside the project, where there is one. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root } from '#test/support/source/source-tree.ts';

export const publishers = resolve(root, '../shared/data');
export const available = existsSync(join(publishers, 'README.md'));
export const committed = join(root, 'shared/occupations/data');

const needed = [
  'onet',
  'bls_oews',
  'bls_ep',
  'exposure',
  'crosswalks',
  'telework',
  'feasibility',
  'ilo',
  'currency_ppp',
];

/** A folder in which every needed file is a link to the publisher's, so that single ones can be damaged. */
export function linkedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-publishers-'));
  for (const name of needed) {
    for (const file of readdirSync(join(publishers, name), { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const from = join(file.parentPath, file.name);
      const to = join(folder, from.slice(publishers.length));
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(from, to);
    }
  }
  return folder;
}

/** Replaces one file of such a folder by what `change` makes of it; undefined takes it away. */
export function damage(folder: string, path: string, change: (content: Buffer) => Buffer | string | undefined): void {
  const file = join(folder, path);
  const changed = change(readFileSync(file));
  unlinkSync(file);
  if (changed !== undefined) writeFileSync(file, changed);
}

/** Name → content of a folder's files, to tell whether anything in it changed. */
export const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  );
