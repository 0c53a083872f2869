import { expect, it } from 'vitest';
import { read, sourceFiles } from '#test/support/source/source-tree.ts';

const known = new Set(
  [...read('test/requirements.csv').matchAll(/^([A-Z]{3}-\d+),/gm)].map((match) => match[1] as string),
);
const areas = new Set([...known].map((id) => id.slice(0, 3)));

it('the list is whole', () => {
  expect(known.size).toBe(602);
});

it('a test names only requirements that exist', () => {
  const named = sourceFiles(/^test\/.*\.(test|e2e)\.ts$/).flatMap((file) =>
    [...read(file).matchAll(/\b([A-Z]{3})-(\d{2,3})\b/g)]
      .filter((match) => areas.has(match[1] as string))
      .map((match) => ({ file, id: match[0] })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
});
