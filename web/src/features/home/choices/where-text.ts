import { type MapPlace, mapMiddle } from '#shared/occupations/map.ts';
import { pulls } from '#web/parts/occupation-map/CountryOfWork.tsx';

/** Nearer to the middle than this, in percent, a place is on no side. */
const MIDDLE = 4;

export interface NamedPlace extends MapPlace {
  title: string;
}

/** The corner that a place lies towards; null in the middle. */
function pullOf({ x, y }: MapPlace): string | null {
  const [right, up] = [x - mapMiddle.x * 100, mapMiddle.y * 100 - y];
  if (Math.hypot(right, up) < MIDDLE) return null;
  const turn = Math.round(Math.atan2(right, up) / (Math.PI / 3));
  return pulls[(turn + pulls.length) % pulls.length]!;
}

const far = (a: MapPlace, b: MapPlace) => Math.hypot(a.x - b.x, a.y - b.y);

/** Where the marker stands, also for whoever does not see the map. */
export function whereText(you: MapPlace, named: readonly NamedPlace[]): string {
  const pull = pullOf(you);
  const side = pull ? `on the ${pull} side of the country of work` : 'in the middle of the country of work';
  const [nearest] = named.toSorted((a, b) => far(a, you) - far(b, you));
  return `You stand ${side}. Of ${named.length} well-known occupations, ${nearest!.title} is nearest.`;
}
