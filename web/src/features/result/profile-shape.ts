import { curveCatmullRomClosed, curveLinearClosed, lineRadial } from 'd3-shape';

/** R I A S E C clockwise from the top, the order of Holland's hexagon. */
export const CORNERS = 6;

/** The largest deviation drawn; anything beyond sits on the rim. In norm standard deviations. */
const REACH = 2.5;

/** A standardised score as a share of the chart's radius: the average person lies in the middle of it. */
export const shareOf = (score: number): number => (Math.max(-REACH, Math.min(REACH, score)) + REACH) / (2 * REACH);

const angleOf = (corner: number): number => (corner * 2 * Math.PI) / CORNERS;

/** Where a corner's score lies, y downwards, relative to the centre. */
export function pointOf(corner: number, share: number, radius: number): { x: number; y: number } {
  const angle = angleOf(corner);
  return { x: Math.sin(angle) * share * radius, y: -Math.cos(angle) * share * radius };
}

/** A straight-edged outline through six shares of the radius. */
export const outline = (shares: readonly number[], radius: number): string =>
  lineRadial<number>()
    .angle((_share, corner) => angleOf(corner))
    .radius((share) => share * radius)
    .curve(curveLinearClosed)([...shares]) ?? '';

/**
 * The one ornament: height lines of a hill whose foot has the shape of the person's own interest profile; towards the
 * summit the lines grow round. The strongest interest reaches the rim.
 */
export function contours(shares: readonly number[], radius: number, count: number): string[] {
  const strongest = Math.max(...shares);
  const reach = shares.map((share) => 0.35 + (0.65 * share) / strongest);
  // half-way points smooth the hexagon into a hill
  const ridge = reach.flatMap((here, corner) => [here, 0.94 * (here + reach[(corner + 1) % CORNERS]!) * 0.5]);
  const mean = ridge.reduce((sum, value) => sum + value, 0) / ridge.length;
  const line = lineRadial<number>()
    .angle((_radius, step) => (step * 2 * Math.PI) / ridge.length)
    .radius((value) => value)
    .curve(curveCatmullRomClosed);
  return Array.from({ length: count }, (_, step) => {
    const level = (step + 1) / count;
    return line(ridge.map((value) => radius * level * (mean + (value - mean) * level))) ?? '';
  });
}
