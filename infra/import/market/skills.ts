import { industries } from '#shared/market/industries.ts';
import { round } from '#shared/market/postings.ts';
import type { Yearly } from '#shared/market/yearly.ts';
import { type Occupation, sumOf } from './jobs.ts';

/** Technologies that O*NET marks as in demand, by occupation. */
type Technologies = ReadonlyMap<string, readonly string[]>;

const KEY_SKILLS = 5;

/** Technology → percent of jobs that are in occupations in which it is in demand. */
function demandIn(occupations: readonly Occupation[], technologies: Technologies): Map<string, number> {
  const all = sumOf(occupations, ({ jobs }) => jobs);
  const demand = new Map<string, number>();
  for (const { code, jobs } of occupations)
    for (const name of new Set(technologies.get(code))) demand.set(name, (demand.get(name) ?? 0) + (100 * jobs) / all);
  return demand;
}

/** Descending, then by name: the same input gives the same bytes. */
const falling = ([a, x]: [string, number], [b, y]: [string, number]) => y - x || (a < b ? -1 : 1);

/** @param before the skills of the previous release; null without one */
export function skillsOf(
  occupations: readonly Occupation[],
  technologies: Technologies,
  before: readonly string[] | null,
): Yearly['skills'] {
  return [...demandIn(occupations, technologies)].sort(falling).map(([skill, demand]) => ({
    skill,
    demand: round(demand, 2)!,
    emerging: before && !before.includes(skill),
  }));
}

/** Skills per industry that its typical occupations demand more often than all occupations do, by percentage points. */
export function keySkillsOf(occupations: readonly Occupation[], technologies: Technologies): Record<string, string[]> {
  const everywhere = demandIn(occupations, technologies);
  return Object.fromEntries(
    industries.map(({ name, occupations: groups }) => {
      const typical = occupations.filter(({ code }) => groups.some((group) => code.startsWith(group)));
      const more = [...demandIn(typical, technologies)]
        .map(([skill, demand]): [string, number] => [skill, demand - everywhere.get(skill)!])
        .filter(([, points]) => points > 0);
      return [
        name,
        more
          .sort(falling)
          .slice(0, KEY_SKILLS)
          .map(([skill]) => skill),
      ];
    }),
  );
}
