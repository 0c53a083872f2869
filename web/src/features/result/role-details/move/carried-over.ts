import { elements } from '#shared/occupations/elements.ts';
import type { OccupationDetails } from '#shared/occupations/facts.ts';

type Rated = Pick<OccupationDetails, 'elements'>;

/** O*NET's "important", on its scale from 1 to 5. */
const IMPORTANT = 3;
/** Half a level of seven: smaller differences are within the spread of the publisher's ratings. */
const HALF_LEVEL = 0.5;

/**
 * Names of skills and knowledge important in both occupations, where the first requires about as much as the second;
 * the most important come first.
 */
export function carriedOver(from: Rated, to: Rated): string[] {
  const shared = Object.entries(to.elements).flatMap(([id, [importance, level]]) => {
    const own = from.elements[id];
    if (!own || Math.min(own[0], importance) < IMPORTANT || own[1] < level - HALF_LEVEL) return [];
    return [{ name: elements[id as keyof typeof elements], weight: own[0] * importance }];
  });
  return shared.sort((a, b) => b.weight - a.weight).map(({ name }) => name);
}
