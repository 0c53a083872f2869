/**
 * The four sets of score bands in the specification, each used on its own screens (D-10). Lower bounds, best first,
 * inclusive. Color only repeats what the number says and is never the only cue.
 */
export const bands = {
  /** result page (RES-25) */
  result: [85, 70, 55],
  /** dashboard, history and CV scores (DSH-29) */
  rating: [80, 60],
  /** AI analysis (RES-24) */
  aiFit: [80, 60, 40],
  /** usage in percent of the limit; where more is worse (USG-12) */
  usage: [90, 75, 50],
} as const;

type BandSet = keyof typeof bands;

/** The band of a value: 0 is the best, `bands[set].length` means below all of them. */
export function bandOf(set: BandSet, value: number): number {
  const index = bands[set].findIndex((bound) => value >= bound);
  return index === -1 ? bands[set].length : index;
}
