import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#test/support/source/source-tree.ts';

/** Where docs/tour.md finds the picture of a state. */
export const tourPicture = (state: string): string => `docs/tour/${state}.jpg`;

/** The states of which docs/tour.md shows a picture, in its order. */
export const tourStates = (): string[] =>
  [...readFileSync(join(root, 'docs/tour.md'), 'utf8').matchAll(/\]\(tour\/([\w-]+)\.jpg\)/g)].map(([, name]) => name!);
