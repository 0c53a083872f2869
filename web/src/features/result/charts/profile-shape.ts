import { curveLinearClosed, lineRadial } from 'd3-shape';

/** R I A S E C clockwise from the top, the order of Holland's hexagon. */
export const CORNERS = 6;

/** The largest deviation drawn, in norm standard deviations; larger ones are drawn on the rim. */
const REACH = 2.5;

/** A standardized score as a share of the chart's radius: the average person is halfway. */
export const shareOf = (score: number): number => (Math.max(-REACH, Math.min(REACH, score)) + REACH) / (2 * REACH);

const angleOf = (corner: number): number => (corner * 2 * Math.PI) / CORNERS;

/** The position of a corner's score relative to the center; y points down. */
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
