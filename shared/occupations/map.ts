import type { Facts } from './facts.ts';

/** The grid of the occupation map; an occupation's position is where its interests pull it on Holland's hexagon. */
export const mapGrid = { width: 132, height: 122 } as const;

/** Position of balanced interests, as a share of width and height. */
export const mapMiddle = { x: 0.52, y: 0.545 };

/** Cells per step of the interest scale. */
const CELLS = 5.7;

/** Column and row on that grid: six interests, minus their mean, as pulls toward the corners. */
function placeOn(interests: Float32Array): [column: number, row: number] {
  const mean = interests.reduce((sum, value) => sum + value, 0) / 6;
  const along = (of: (angle: number) => number) =>
    interests.reduce((sum, value, corner) => sum + (value - mean) * of((corner * Math.PI) / 3), 0);
  return [
    mapGrid.width * mapMiddle.x + along(Math.sin) * CELLS,
    mapGrid.height * mapMiddle.y - along(Math.cos) * CELLS,
  ];
}

export const gridPlace = (facts: Facts, index: number): [column: number, row: number] =>
  placeOn(facts.interests.subarray(index * 6, index * 6 + 6));

/** percent */
const EDGE = 4;

export interface MapPlace {
  /** percent of the map's width and height */
  x: number;
  y: number;
}

const share = (at: number, of: number) => Math.round((at / (of - 1)) * 1000) / 10;

const onMap = ([column, row]: [column: number, row: number]): MapPlace => ({
  x: share(column, mapGrid.width),
  y: share(row, mapGrid.height),
});

export const mapPlace = (facts: Facts, index: number): MapPlace => onMap(gridPlace(facts, index));

/**
 * The position of a person whose interests use the occupations' scale; positions beyond the map are clamped to its
 * edge.
 */
export function personPlace(interests: Float32Array): MapPlace {
  const { x, y } = onMap(placeOn(interests));
  const within = (value: number) => Math.max(EDGE, Math.min(100 - EDGE, value));
  return { x: within(x), y: within(y) };
}
