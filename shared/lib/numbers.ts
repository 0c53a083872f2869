export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0);

/** NaN for an empty list. */
export const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length;
