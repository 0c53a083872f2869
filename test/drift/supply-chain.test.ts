import { expect, it } from 'vitest';
import { noticesText } from '#infra/supply/notices.ts';
import { lockedPackages, type Package } from '#infra/supply/packages.ts';
import { read } from '#test/support/source/source-tree.ts';

const packages = lockedPackages();

const permissive = ['MIT', 'MIT-0', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1', 'Zlib'];
/** allowed for build and test tools, which are not distributed */
const ofTools = ['MPL-2.0', 'BlueOak-1.0.0', 'Python-2.0', 'PSF-2.0', 'CC0-1.0', 'CC-BY-4.0', 'Unlicense'];

/** @param licence an SPDX expression: OR requires one of its licenses, AND all of them */
function isAllowed({ licence, isShipped }: Package): boolean {
  const allowed = new Set(isShipped ? permissive : [...permissive, ...ofTools]);
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((each) => allowed.has(each)));
}

it('THIRD-PARTY.md is what the lock file says: run "npm run notices" after a change of a package or a source', () => {
  expect(read('THIRD-PARTY.md')).toBe(noticesText());
});

it('every package has a license that we may use, for every platform', () => {
  expect(packages.length).toBeGreaterThan(400);
  expect(packages.filter((each) => !isAllowed(each)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

it('nothing shipped has a license that requires its source to be published', () => {
  const of = (licence: string, isShipped: boolean) =>
    isAllowed({ path: '', name: '', version: '', licence, isShipped });
  expect(['GPL-3.0-only', 'MPL-2.0', 'AGPL-3.0', 'none said'].map((licence) => of(licence, true))).toEqual(
    Array(4).fill(false),
  );
  expect(of('(MIT OR GPL-3.0-or-later)', true)).toBe(true);
  expect(of('(MIT AND GPL-3.0-or-later)', true)).toBe(false);
  expect([of('MPL-2.0', false), of('GPL-3.0-only', false)]).toEqual([true, false]);
});

it('an installed package has the license that the lock file says', () => {
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const other = shipped.flatMap(({ path, version, licence }) => {
    const installed = JSON.parse(read(`${path}/package.json`)) as { version: string; license?: string };
    const isSame = installed.version === version && (installed.license ?? licence) === licence;
    return isSame ? [] : [`${path}: ${installed.version} ${installed.license}, locked ${version} ${licence}`];
  });
  expect(other).toEqual([]);
});

it('the product’s license is named in package.json and included as LICENSE', () => {
  const { license } = JSON.parse(read('package.json')) as { license: string };
  expect(license).toBe('Apache-2.0');
  expect(read('LICENSE')).toContain('Apache License\n                           Version 2.0, January 2004');
});
