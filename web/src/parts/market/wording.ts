/** Formatting of market figures. */
import { share } from '#shared/lib/format.ts';

/** Highest figure first; rows without one last. */
export const inOrder = <Row>(rows: readonly Row[], figure: (row: Row) => number | null): Row[] =>
  rows.toSorted((a, b) => (figure(b) ?? Number.NEGATIVE_INFINITY) - (figure(a) ?? Number.NEGATIVE_INFINITY));

/** MKT-08: the direction as a word, the size to one decimal. */
export function movementText(direction: 'up' | 'down' | 'flat', change: number): string {
  return `${direction} ${share(Math.abs(change))}`;
}
