/** Standardized scores from here on are called more than about average. */
const STANDS_OUT = 0.5;

/** A standardized score in plain words. */
export function scoreBandText(deviation: number): string {
  if (deviation >= 1.5) return 'far above average';
  if (deviation >= STANDS_OUT) return 'above average';
  if (deviation > -STANDS_OUT) return 'about average';
  if (deviation > -1.5) return 'below average';
  return 'far below average';
}
