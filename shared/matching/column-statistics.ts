/** Statistics of single columns of the facts table; NaN marks a figure that is not available. */

/** A column in standard deviations; NaN stays NaN. */
export function standardised(column: Float64Array): Float64Array {
  let [count, sum, squares] = [0, 0, 0];
  for (const value of column) {
    if (Number.isNaN(value)) continue;
    count++;
    sum += value;
  }
  const mean = sum / count;
  for (const value of column) if (!Number.isNaN(value)) squares += (value - mean) * (value - mean);
  const deviation = Math.sqrt(squares / count);
  return column.map((value) => (value - mean) / deviation);
}

/** One value per occupation from a table that holds `stride` of each. */
export const strided = (values: ArrayLike<number>, count: number, stride: number, offset: number): Float64Array =>
  Float64Array.from({ length: count }, (_, i) => values[i * stride + offset]!);

/** Sums several columns row by row. */
export function sumOf(columns: (Float64Array | Uint8Array)[], count: number): Float64Array {
  const sums = new Float64Array(count);
  for (const column of columns) for (let i = 0; i < count; i++) sums[i]! += column[i]!;
  return sums;
}
export const meanOf = (columns: Float64Array[], count: number): Float64Array =>
  sumOf(columns, count).map((sum) => sum / columns.length);

/** Occupations by SOC minor group ("15-2"), and by major group for minor groups without published figures. */
export function groupsOf(codes: string[]): [number[][], number[][]] {
  const by = (length: number) => {
    const members = Map.groupBy(codes.keys(), (i) => codes[i]!.slice(0, length));
    return codes.map((code) => members.get(code.slice(0, length))!);
  };
  return [by(4), by(2)];
}

/** Replaces unpublished figures by the mean of the nearest group that has them. */
export function filled(column: Float64Array, groups: [number[][], number[][]]): Float64Array {
  return column.map((value, i) => {
    if (!Number.isNaN(value)) return value;
    for (const members of groups) {
      const others = members[i]!.filter((other) => !Number.isNaN(column[other]!));
      if (others.length > 0) return others.reduce((sum, other) => sum + column[other]!, 0) / others.length;
    }
    return 0;
  });
}

/** Percentile among known values, ties at their middle; 50 when not available. */
export function percentiles(values: Float64Array): Float64Array {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const below = (value: number, inclusive: boolean) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (inclusive ? sorted[middle]! <= value : sorted[middle]! < value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return values.map((value) =>
    Number.isNaN(value) ? 50 : (50 * (below(value, false) + below(value, true))) / sorted.length,
  );
}

/** 1 where a figure is available. */
export const flags = (values: ArrayLike<number>): Uint8Array =>
  Uint8Array.from(values, (value) => (Number.isNaN(value) ? 0 : 1));
export const orNeutral = (column: Float64Array, neutral: number): Float64Array =>
  column.map((value) => (Number.isNaN(value) ? neutral : value));
