/** Contour lines of point density: of all occupations for the map itself, of a person's few on top of it. */
import { mapGrid } from '#shared/occupations/map.ts';

const { width: WIDTH, height: HEIGHT } = mapGrid;

export type Point = [x: number, y: number];

/** @param spread width of one point's kernel, in cells */
export function heights(points: Point[], spread: number): number[][] {
  const grid = Array.from({ length: HEIGHT }, () => new Array<number>(WIDTH).fill(0));
  const slope = (length: number, top: number) =>
    Array.from({ length }, (_, at) => Math.exp(-((at - top) ** 2) / (2 * spread ** 2)));
  for (const [column, row] of points) {
    const [across, down] = [slope(WIDTH, column), slope(HEIGHT, row)];
    for (let y = 0; y < HEIGHT; y += 1) {
      const [cells, height] = [grid[y]!, down[y]!];
      for (let x = 0; x < WIDTH; x += 1) cells[x]! += across[x]! * height;
    }
  }
  return grid;
}

/** Marching squares: the segments of one contour line, joined end to end. */
export function heightLine(grid: number[][], level: number): Point[][] {
  const next = new Map<string, Point[]>();
  const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;
  for (let y = 0; y < HEIGHT - 1; y += 1) {
    for (let x = 0; x < WIDTH - 1; x += 1) {
      const corners: [Point, number][] = [
        [[x, y], grid[y]![x]!],
        [[x + 1, y], grid[y]![x + 1]!],
        [[x + 1, y + 1], grid[y + 1]![x + 1]!],
        [[x, y + 1], grid[y + 1]![x]!],
      ];
      const cuts = corners.flatMap(([from, a], index): Point[] => {
        const [to, b] = corners[(index + 1) % 4]!;
        if (a >= level === b >= level) return [];
        const share = (level - a) / (b - a);
        return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
      });
      for (let cut = 0; cut + 1 < cuts.length; cut += 2) {
        const [one, other] = [cuts[cut]!, cuts[cut + 1]!];
        for (const [from, to] of [
          [one, other],
          [other, one],
        ] as const)
          next.set(key(from), [...(next.get(key(from)) ?? []), to]);
      }
    }
  }
  const lines: Point[][] = [];
  while (next.size > 0) {
    const ends = [...next.entries()].find(([, to]) => to.length === 1) ?? [...next.entries()][0]!;
    let at = ends[0];
    const points: Point[] = [at.split(',').map(Number) as Point];
    for (let to = next.get(at)?.[0]; to; to = next.get(at)?.[0]) {
      const from = at;
      at = key(to);
      points.push(to);
      for (const [end, other] of [
        [from, at],
        [at, from],
      ] as const) {
        const left = (next.get(end) ?? []).filter((point) => key(point) !== other);
        if (left.length > 0) next.set(end, left);
        else next.delete(end);
      }
    }
    next.delete(at);
    if (points.length > 6) lines.push(points);
  }
  return lines;
}
