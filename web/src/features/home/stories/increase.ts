import { percent, withSign } from '#shared/lib/format.ts';

/** The increase from the first figure to the second, in whole percent (LND-36). */
export const increase = (before: number, after: number): string => withSign((100 * (after - before)) / before, percent);
