/** A value for every row, by id. */
export const each = <Row extends { id: string }, T>(rows: readonly Row[], value: (row: Row, position: number) => T) =>
  Object.fromEntries(rows.map((row, position) => [row.id, value(row, position)]));

/** 1 to 5, in an order without a pattern; another seed gives another order. */
export const rating = (seed: number) => (_row: unknown, position: number) =>
  1 + ((position * 7 + seed * 3 + (position >> 1)) % 5);
