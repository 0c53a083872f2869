import { count } from '#shared/lib/format.ts';

/** Openings a year. BLS publishes hundreds: its 0 means fewer than 50. */
export const openingsText = (openings: number, format: (value: number) => string = count): string =>
  openings === 0 ? 'fewer than 50' : format(openings);

/** For sentences: “about 1,200”, “fewer than 50”. */
export const aboutOpenings = (openings: number): string => openingsText(openings, (value) => `about ${count(value)}`);
