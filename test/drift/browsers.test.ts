import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#test/support/source/source-tree.ts';
import { oldestBrowsers } from '../../web/build/browsers.ts';

it('the build lowers to the browsers that README and record 0085 promise', () => {
  const [chrome, edge, firefox, safari] = oldestBrowsers.map((name) => name.replace(/^[a-z]+/, ''));
  expect(edge).toBe(chrome);
  for (const file of ['README.md', 'docs/decisions/0085-which-browsers.md'])
    expect(readFileSync(join(root, file), 'utf8'), file).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
    );
});
