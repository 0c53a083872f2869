import { percent, withSign } from '#shared/lib/format.ts';

/** How much more the second figure is than the first, in whole percent (LND-36). */
export const increase = (before: number, after: number): string => withSign((100 * (after - before)) / before, percent);
