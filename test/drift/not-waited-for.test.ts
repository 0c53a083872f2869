/**
 * An operation is finished when the server has confirmed it. A change that also waits for the refetch afterwards keeps
 * its control busy or disabled for as long, and clicks and choices made meanwhile are lost.
 */
import { expect, it } from 'vitest';
import { read, sourceFiles } from '../support/source/source-tree.ts';

const calls = /(\bvoid )?(?:\b\w+\.)?\binvalidate(?:Queries)?\(/g;

it('nothing waits for a refetch after a change', () => {
  const files = sourceFiles(/^web\/src\/.*\.tsx?$/).filter((file) => file !== 'web/src/api/operation.ts');
  const found = files.flatMap((file) => [...read(file).matchAll(calls)].map(([, voided]) => ({ file, voided })));
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter(({ voided }) => !voided).map(({ file }) => file)).toEqual([]);
});
