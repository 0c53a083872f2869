import { tableShape } from './table-shape.ts';

/** Milliseconds since the epoch as the table's expiry, in whole seconds; null: without an end. */
export const expiryAttribute = (at: number | null): Record<string, number> =>
  at === null ? {} : { [tableShape.ttlAttribute]: Math.ceil(at / 1000) };
