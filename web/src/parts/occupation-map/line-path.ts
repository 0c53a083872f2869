import { curveBasis, curveBasisClosed, line } from 'd3-shape';
import type { Point } from './height-lines.ts';

/** Every third point of a line is enough for a curve. */
const THIN = 3;

/** A contour line as an SVG path, scaled by `scale`, with `digits` decimals. */
export function linePath(points: Point[], scale: number, digits: number): string {
  const [first, last] = [points[0]!, points.at(-1)!];
  const isClosed = Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.01;
  const path = line<Point>(
    ([x]) => x * scale,
    ([, y]) => y * scale,
  )
    .curve(isClosed ? curveBasisClosed : curveBasis)
    .digits(digits);
  return path(points.filter((_, at) => at % THIN === 0)) ?? '';
}
