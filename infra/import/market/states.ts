import { round } from '#shared/market/postings.ts';
import type { Yearly } from '#shared/market/yearly.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { states } from '#shared/occupations/places.ts';
import type { StateFigure } from '#shared/occupations/states.ts';
import { type Occupation, weightedMean } from './jobs.ts';

/** Pay and work from home by state, each weighted by the occupations' employment there. */
export function statesOf(
  occupations: readonly Occupation[],
  { wageP50, telework, figureGroup }: Facts,
  figuresOf: (index: number) => StateFigure[],
): Yearly['states'] {
  const nation = weightedMean(
    occupations,
    ({ index }) => wageP50[index]!,
    ({ jobs }) => jobs,
  );
  const rows = occupations.flatMap(({ index }) =>
    figuresOf(index).map((figure) => ({
      ...figure,
      jobs: (figure.employment ?? 0) / figureGroup[index]!,
      telework: telework[index]!,
    })),
  );
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, there]) => {
      const jobs = (each: (typeof there)[number]) => each.jobs;
      const pay = weightedMean(there, ({ median }) => median, jobs);
      const remote = weightedMean(there, (each) => each.telework, jobs);
      return [
        state,
        {
          name: states.find(({ postal }) => postal === state)!.name,
          salaryIndex: pay === null ? null : round((100 * pay) / nation!, 1),
          remoteRatio: remote === null ? null : round(100 * remote, 1),
        },
      ];
    }),
  );
}
