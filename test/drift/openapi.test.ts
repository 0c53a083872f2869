import { expect, it } from 'vitest';
import { openapi, openapiText } from '#infra/openapi.ts';
import { errorStatus } from '#shared/lib/errors.ts';
import { read } from '#test/support/source/source-tree.ts';

it('docs/openapi.json is what the route table says: run "npm run openapi" after a change of a route', () => {
  expect(read('docs/openapi.json')).toBe(openapiText());
});

it('every operation names the statuses it answers with, so that an answer outside of them is found', () => {
  const { paths } = openapi() as { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };
  const declared = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ responses }) => Object.keys(responses)),
  );
  for (const statuses of declared) {
    expect(statuses).toEqual(expect.arrayContaining(['200', '400', '403', '429', '500', '503']));
    expect(statuses).not.toContain('default');
  }
  // 405 is about the method: no operation answers with it
  const ofErrors = Object.values(errorStatus).filter((status) => status !== 405);
  expect(declared.flat()).toEqual(expect.arrayContaining(ofErrors.map(String)));
});

it('says nothing in the words of our requirements and decisions', () => {
  expect(openapiText().match(/\b[A-Z]{1,4}-\d+\b/g) ?? []).toEqual([]);
});
