import type { Facts } from './facts.ts';

/** The grid on which the country of work is drawn; an occupation lies where its interests pull it on Holland's hexagon. */
export const mapGrid = { width: 132, height: 122 } as const;

/** Cells for one step of the interest scale. */
const CELLS = 5.7;

/** Column and row of an occupation on that grid: its interests, less their mean, as pulls towards the corners. */
export function gridPlace(facts: Facts, index: number): [column: number, row: number] {
  const interests = facts.interests.subarray(index * 6, index * 6 + 6);
  const mean = interests.reduce((sum, value) => sum + value, 0) / 6;
  const along = (of: (angle: number) => number) =>
    interests.reduce((sum, value, corner) => sum + (value - mean) * of((corner * Math.PI) / 3), 0);
  return [mapGrid.width * 0.52 + along(Math.sin) * CELLS, mapGrid.height * 0.545 - along(Math.cos) * CELLS];
}

export interface MapPlace {
  /** percent of the width of the map, and of its height */
  x: number;
  y: number;
}

const share = (at: number, of: number) => Math.round((at / (of - 1)) * 1000) / 10;

export function mapPlace(facts: Facts, index: number): MapPlace {
  const [column, row] = gridPlace(facts, index);
  return { x: share(column, mapGrid.width), y: share(row, mapGrid.height) };
}
