import { read } from '#test/support/source/source-tree.ts';

/** Where docs/tour.md finds the picture of a state. */
export const tourPicture = (state: string): string => `docs/tour/${state}.jpg`;

/** The states of which docs/tour.md shows a picture, in its order. */
export const tourStates = (): string[] =>
  [...read('docs/tour.md').matchAll(/\]\(tour\/([\w-]+)\.jpg\)/g)].map(([, name]) => name!);
