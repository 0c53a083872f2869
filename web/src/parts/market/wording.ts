/** How the figures of the market are written. */

/** 0-100 to one decimal: "12.3%". */
export const share = (value: number): string => `${value.toFixed(1)}%`;

/** The highest figure first; what has none stands last. */
export const inOrder = <Row>(rows: readonly Row[], figure: (row: Row) => number | null): Row[] =>
  rows.toSorted((a, b) => (figure(b) ?? Number.NEGATIVE_INFINITY) - (figure(a) ?? Number.NEGATIVE_INFINITY));

/** MKT-08: the direction in a word, the size to one decimal. */
export function movementText(direction: 'up' | 'down' | 'flat', change: number): string {
  return `${direction} ${Math.abs(change).toFixed(1)}%`;
}
