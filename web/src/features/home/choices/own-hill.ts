import { type MapPlace, mapGrid } from '#shared/occupations/map.ts';
import { heightLine, heights, type Point } from '#web/parts/occupation-map/height-lines.ts';
import { linePath } from '#web/parts/occupation-map/line-path.ts';

/** Wider heaps than those of the map, so that a tenth of its occupations makes one hill or two. */
const SPREAD = 7;
/** The height of the contour, as a share of its summit: it encloses most of what the choices point at. */
const LEVEL = 0.45;

const column = ({ x }: MapPlace) => (x / 100) * (mapGrid.width - 1);
const row = ({ y }: MapPlace) => (y / 100) * (mapGrid.height - 1);

interface OwnHill {
  /** its summit: where most of the places lie */
  you: MapPlace;
  /** the line around it, as an SVG path on the grid of the map */
  contour: string;
}

/** The hill that these places make on the map. */
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
