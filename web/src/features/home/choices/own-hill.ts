import { type MapPlace, mapGrid } from '#shared/occupations/map.ts';
import { heightLine, heights, type Point } from '#web/parts/occupation-map/height-lines.ts';
import { linePath } from '#web/parts/occupation-map/line-path.ts';

/** A wider kernel than that of the map, so that a tenth of its occupations forms one or two hills. */
const SPREAD = 7;
/** The height of the contour as a share of the summit: it encloses most of the places the choices point at. */
const LEVEL = 0.45;

const column = ({ x }: MapPlace) => (x / 100) * (mapGrid.width - 1);
const row = ({ y }: MapPlace) => (y / 100) * (mapGrid.height - 1);

interface OwnHill {
  /** the summit, where the places are densest */
  you: MapPlace;
  /** the line around it, as an SVG path on the grid of the map */
  contour: string;
}

/** The hill that these places form on the map. */
export function ownHill(places: readonly MapPlace[]): OwnHill {
  const grid = heights(
    places.map((place): Point => [column(place), row(place)]),
    SPREAD,
  );
  const summit = Math.max(...grid.flat());
  const top = grid.findIndex((cells) => cells.includes(summit));
  const contour = heightLine(grid, summit * LEVEL)
    .map((points) => linePath(points, 1, 1))
    .join('');
  const share = (at: number, of: number) => (at / (of - 1)) * 100;
  return { you: { x: share(grid[top]!.indexOf(summit), mapGrid.width), y: share(top, mapGrid.height) }, contour };
}
