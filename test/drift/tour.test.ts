import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screenStates } from '#test/support/screens/screen-states.ts';
import { tourPicture, tourStates } from '#test/support/screens/tour.ts';
import { root } from '#test/support/source/source-tree.ts';

it('the tour shows existing states, each with its thumbnail, and no picture is left over', () => {
  const names = new Set(screenStates.map(({ name }) => name));
  const shown = tourStates();
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((name) => !names.has(name))).toEqual([]);
  expect(readdirSync(join(root, 'docs/tour')).sort()).toEqual(shown.map((name) => `${name}.jpg`).sort());
  for (const name of shown)
    expect([name, statSync(join(root, tourPicture(name))).size < 150_000]).toEqual([name, true]);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('](docs/tour.md)');
});
