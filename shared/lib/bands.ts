/**
 * The four sets of score bands the specification names, each kept on its own screens (D-10). Lower bounds, best first:
 * a value at the bound belongs to the band. Colour only repeats what the number says; it never stands alone.
 */
export const bands = {
  /** result page (RES-25) */
  result: [85, 70, 55],
  /** dashboard, history and CV scores (DSH-29) */
  rating: [80, 60],
  /** AI analysis (RES-24) */
  aiFit: [80, 60, 40],
  /** usage in percent of the limit; here more is worse (USG-12) */
  usage: [90, 75, 50],
} as const;

type BandSet = keyof typeof bands;

/** The band a value falls into: 0 is the first of the set, `bands[set].length` means below all of them. */
export function bandOf(set: BandSet, value: number): number {
  const index = bands[set].findIndex((bound) => value >= bound);
  return index === -1 ? bands[set].length : index;
}
