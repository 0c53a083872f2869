import { percent } from '#shared/lib/format.ts';
import { boundToPlace } from './bound-to-place.data.ts';
import type { Facts } from './facts.ts';

/** The share of the jobs that can be done from home, 0 to 1; NaN when unknown. */
export const homeShareOf = ({ codes, telework }: Pick<Facts, 'codes' | 'telework'>, index: number): number =>
  boundToPlace.has(codes[index]!) ? 0 : telework[index]!;

/** The source says yes or no per occupation, and a share only where it combines several. */
export function homeShareText(share: number): string {
  if (share === 0) return 'No: done on the spot';
  return share === 1 ? 'Possible' : `${percent(100 * share)} of the jobs`;
}

/** Whose reading it is; results older than our own reading cite the source. */
export const homeShareNote = (code: string, share: number | null): string =>
  boundToPlace.has(code) && share === 0
    ? 'by our own reading of the tasks; the classification of 2020 says yes'
    : 'yes or no of an occupation as a whole, by a classification of 2020';
