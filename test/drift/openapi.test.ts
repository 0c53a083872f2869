import { expect, it } from 'vitest';
import { openapiText } from '#infra/openapi.ts';
import { read } from '#test/support/source/source-tree.ts';

it('docs/openapi.json is what the route table says: run "npm run openapi" after a change of a route', () => {
  expect(read('docs/openapi.json')).toBe(openapiText());
});
