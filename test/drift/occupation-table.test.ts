import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { occupationTable } from '#infra/grants.ts';
import { routeEntries } from '#shared/api.ts';
import { read } from '#test/support/source-tree.ts';

/** Every module of the functions that a file needs, itself included. */
function needs(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, named] of read(file).matchAll(/from '((?:#functions\/|\.{1,2}\/)[^']+)'/g)) {
    const other = named!.startsWith('#') ? named!.slice(1) : join(dirname(file), named!);
    if (other.startsWith('functions/')) needs(other, found);
  }
  return found;
}

it('a function gets a copy of the occupation table if it reads it, and only then', () => {
  const reads = routeEntries.filter(({ file }) =>
    [...needs(file)].some((each) => /outside\/facts(-proof)?\.ts$/.test(each)),
  );
  expect(reads.map(({ domain, name }) => `${domain}.${name}`).sort()).toEqual([...occupationTable].sort());
});
