export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0);

/** NaN for an empty list. */
export const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length;

/** A figure on the wire: null when not available (NaN in the occupation table), never zero (D-51). */
export const known = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;
