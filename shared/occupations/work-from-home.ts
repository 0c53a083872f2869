import { percent } from '#shared/lib/format.ts';
import { boundToPlace } from './bound-to-place.data.ts';
import type { Facts } from './facts.ts';

/** The share of the jobs that can be done from home, 0 to 1; NaN where nobody says. */
export const homeShareOf = ({ codes, telework }: Pick<Facts, 'codes' | 'telework'>, index: number): number =>
  boundToPlace.has(codes[index]!) ? 0 : telework[index]!;

/** The source says yes or no of an occupation, and a share only where it joins several. */
export function homeShareText(share: number): string {
  if (share === 0) return 'No: done on the spot';
  return share === 1 ? 'Possible' : `${percent(100 * share)} of the jobs`;
}

/** Whose reading it is; a result of before we had one of our own says the source's. */
export const homeShareNote = (code: string, share: number | null): string =>
  boundToPlace.has(code) && share === 0
    ? 'by our own reading of the tasks; the classification of 2020 says yes'
    : 'yes or no of an occupation as a whole, by a classification of 2020';
