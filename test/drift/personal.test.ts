import { expect, it } from 'vitest';
import { personalEntities } from '#functions/data/export/registry.ts';
import { importableKinds } from '#shared/account/export.ts';
import { read, sourceFiles } from '#test/support/source/source-tree.ts';

/**
 * Folders whose rows others cover: history handles assessments with their results; the rest only read or delete rows.
 */
const readers = ['assessment', 'erasure', 'export', 'retention', 'table'];

it('every entity with personal rows says what of them is exported and imported (D-94)', () => {
  const files = sourceFiles(/^functions\/data\/.*\.ts$/);
  const folders = files
    .filter((file) => /userPartition\(/.test(read(file)))
    .map((file) => file.split('/')[2]!)
    .filter((folder) => !readers.includes(folder));
  const registry = read('functions/data/export/registry.ts');
  for (const folder of new Set(folders))
    expect([folder, registry.includes(`#functions/data/${folder}/personal.ts`)]).toEqual([folder, true]);
});

it('no two entities claim a row, and each importable kind has one that imports it', () => {
  const prefixes = personalEntities.map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const prefix of prefixes)
    expect(prefixes.filter((other) => other !== prefix && other.endsWith('#') && prefix.startsWith(other))).toEqual([]);
  for (const kind of importableKinds)
    expect(personalEntities.filter((entity) => entity.kind === kind && entity.importRow).length).toBe(1);
});
