import { expect, it } from 'vitest';
import { architectureDrawing } from '#test/support/source/architecture-drawing.ts';
import { read } from '#test/support/source/source-tree.ts';

it('docs/architecture.svg is what routes, needs and stacks say: run "npm run architecture" after a change of one', () => {
  expect(read('docs/architecture.svg')).toBe(architectureDrawing());
});
