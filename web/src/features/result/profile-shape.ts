import { curveCardinalClosed, curveLinearClosed, lineRadial } from 'd3-shape';

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
 * The one ornament: height lines of a hill whose shape is the person's own interest profile. The innermost line is
 * round, the outermost has the profile's full relief.
 */
export function contours(shares: readonly number[], radius: number, count: number): string[] {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const line = lineRadial<number>()
    .angle((_radius, corner) => angleOf(corner))
    .radius((value) => value)
    .curve(curveCardinalClosed.tension(0.15));
  return Array.from({ length: count }, (_, step) => {
    const level = (step + 1) / count;
    return line(shares.map((share) => radius * level * (mean + (share - mean) * (0.4 + 0.9 * level)))) ?? '';
  });
}
