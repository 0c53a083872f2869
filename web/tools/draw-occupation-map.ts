/**
 * Draws the map on the home page: contour lines of the density of occupations on Holland's hexagon (realistic at the
 * top, then clockwise investigative, artistic, social, enterprising, conventional), and the positions of its lettered
 * occupations. All figures are real, with equal weight per occupation. Run `node web/tools/draw-occupation-map.ts`
 * after an import of newer facts; its output is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { decodeFacts } from '#shared/occupations/decode.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { gridPlace, mapGrid, mapPlace } from '#shared/occupations/map.ts';
import { plainNames } from '#shared/occupations/names.ts';
import { heightLine, heights } from '#web/parts/occupation-map/height-lines.ts';
import { linePath } from '#web/parts/occupation-map/line-path.ts';

const { width: WIDTH, height: HEIGHT } = mapGrid;
const LEVELS = 19;
/** Width of an occupation's kernel, in cells. */
const SPREAD = 4.6;
const SCALE = 6;

/**
 * Lettered on the map: well-known occupations from all over it that do not overlap. Small maps show only the first six.
 */
const LETTERED = [
  '47-2111.00',
  '19-2012.00',
  '13-2011.00',
  '29-1141.00',
  '27-1024.00',
  '11-2022.00',
  '15-2051.00',
  '23-1011.00',
  '27-2042.00',
];

/** The map as an SVG file. */
export function occupationMap(facts: Facts): string {
  const grid = heights(
    Array.from({ length: facts.count }, (_, index) => gridPlace(facts, index)),
    SPREAD,
  );
  const summit = Math.max(...grid.flat());
  const paths = Array.from({ length: LEVELS }, (_, step) => {
    const level = summit * ((step + 0.55) / LEVELS) ** 1.7;
    const bold = step % 5 === 4 ? ' stroke-width="1.8" stroke-opacity="1"' : '';
    return `<path${bold} d="${heightLine(grid, level)
      .map((points) => linePath(points, SCALE, 0))
      .join('')}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${(WIDTH - 1) * SCALE} ${(HEIGHT - 1) * SCALE}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="1.1"><title>Occupations by interests</title>${paths.join('')}</svg>\n`;
}

/**
 * How many occupations the map is drawn from, and the positions of the lettered ones in percent of its width and
 * height.
 */
export function mapLettering(facts: Facts): string {
  const places = LETTERED.map((code) => {
    const index = facts.codes.indexOf(code);
    return { title: plainNames[code]!, ...mapPlace(facts, index) };
  });
  return `${JSON.stringify({ count: facts.count, places }, null, 2)}\n`;
}

const output = (name: string) => new URL(`../src/${name}`, import.meta.url);
export const mapFile = output('parts/occupation-map/occupation-map.svg');
export const letteringFile = output('features/home/hero/occupation-map.json');

if (import.meta.main) {
  const part = (name: string) => readFileSync(new URL(`../../shared/occupations/data/${name}`, import.meta.url));
  const facts = decodeFacts(part('facts.bin'), part('moves.bin'));
  writeFileSync(mapFile, occupationMap(facts));
  writeFileSync(letteringFile, mapLettering(facts));
}
