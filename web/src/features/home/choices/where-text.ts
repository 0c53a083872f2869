import { type MapPlace, mapMiddle } from '#shared/occupations/map.ts';
import { pulls } from '#web/parts/occupation-map/CountryOfWork.tsx';

/** A place nearer to the middle than this, in percent of the map, is on no side. */
const MIDDLE = 4;
/** A place nearer than this to halfway between two corners, in steps between corners, is between them. */
const BETWEEN = 0.2;

export interface NamedPlace extends MapPlace {
  title: string;
}

const cornerAt = (turn: number): string => pulls[(turn + pulls.length) % pulls.length]!;

/** Describes where on the hexagon of interests a place lies. */
function sideOf({ x, y }: MapPlace): string {
  const [right, up] = [x - mapMiddle.x * 100, mapMiddle.y * 100 - y];
  if (Math.hypot(right, up) < MIDDLE) return 'in the middle of the map';
  const turn = Math.atan2(right, up) / (Math.PI / 3);
  const [before, after] = [cornerAt(Math.floor(turn)), cornerAt(Math.ceil(turn))];
  return Math.abs(turn - Math.floor(turn) - 0.5) < BETWEEN
    ? `between ${before} and ${after}`
    : `on the ${cornerAt(Math.round(turn))} side of the map`;
}

const far = (a: MapPlace, b: MapPlace) => Math.hypot(a.x - b.x, a.y - b.y);

/** The two well-known occupations nearest to a place. */
export const nearestOf = (you: MapPlace, named: readonly NamedPlace[]): NamedPlace[] =>
  named.toSorted((a, b) => far(a, you) - far(b, you)).slice(0, 2);

/** The place of the marker in words, also for people who cannot see the map. */
export function whereText(you: MapPlace, named: readonly NamedPlace[]): string {
  const [first, second] = nearestOf(you, named);
  return `You stand ${sideOf(you)}. Of ${named.length} well-known occupations, the nearest are ${first!.title} and ${second!.title}.`;
}
