import { readProjectionTable } from '#infra/import/occupations/projections.ts';
import { round } from '#shared/market/postings.ts';
import type { Yearly } from '#shared/market/yearly.ts';
import { type Facts, knownRoles } from '#shared/occupations/facts.ts';
import type { Folder } from '../folder.ts';
import { type Occupation, sumOf, weightedMean } from './jobs.ts';

const HOT_ROLES = 12;

/** The job-weighted median of a figure: half of the jobs are in occupations below it. */
function middleOf(occupations: readonly Occupation[], values: ArrayLike<number>): number {
  const known = occupations.filter(({ index }) => !Number.isNaN(values[index]));
  known.sort((a, b) => values[a.index]! - values[b.index]!);
  const half = sumOf(known, ({ jobs }) => jobs) / 2;
  let below = 0;
  for (const { index, jobs } of known) {
    below += jobs;
    if (below >= half) return values[index]!;
  }
  throw new Error('no occupation has this figure');
}

/** Whether its figures are those of its own SOC code, and it is the occupation that represents that code. */
function standsForCode(
  { code, index }: Occupation,
  occupations: readonly Occupation[],
  { figureGroup }: Facts,
): boolean {
  const soc = code.slice(0, 7);
  return code.endsWith('.00') && figureGroup[index] === occupations.filter((each) => each.code.startsWith(soc)).length;
}

/** Roles that grow faster and pay more than the median, by openings a year in descending order. */
export function hotRolesOf(occupations: readonly Occupation[], facts: Facts): Yearly['hotRoles'] {
  const { growth, openings, wageP50 } = facts;
  const [grows, pays] = [middleOf(occupations, growth), middleOf(occupations, wageP50)];
  return occupations
    .filter((each) => standsForCode(each, occupations, facts))
    .filter(({ index }) => growth[index]! > grows && wageP50[index]! > pays)
    .sort((a, b) => openings[b.index]! - openings[a.index]! || (a.code < b.code ? -1 : 1))
    .slice(0, HOT_ROLES)
    .map(({ index, code, title }) => ({ role: title, code, count: openings[index]!, avgSalary: wageP50[index]! }));
}

/** SOC code → median annual wage in the first year of the projections, in whose table it is published. */
export async function wagesBefore(folder: Folder): Promise<{ years: [number, number]; medians: Map<string, number> }> {
  const { from, to, columns, items } = await readProjectionTable(folder);
  const dollars = { min: 15_000, max: 1_000_000, unit: 'dollars a year' };
  const medians = [...items].map(([code, row]): [string, number] => {
    // a wage published only as above the highest value cannot be compared
    const capped = row.text(columns.median).startsWith('>=');
    return [code, capped ? Number.NaN : row.numberOr(columns.median, dollars, ['—', ''])];
  });
  return { years: [from, to], medians: new Map(medians.filter(([, value]) => !Number.isNaN(value))) };
}

const nullable = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);

/** The roles named in the specification, then the hot ones. */
export function wagesOf(
  occupations: readonly Occupation[],
  { wageP50 }: Facts,
  before: Map<string, number>,
  hotRoles: Yearly['hotRoles'],
): Yearly['wages'] {
  const codes = new Set([...Object.values(knownRoles), ...hotRoles.map(({ code }) => code)]);
  return [...codes].flatMap((code) => {
    const found = occupations.find((each) => each.code === code);
    if (!found) return [];
    return [
      { role: found.title, code, before: nullable(before.get(code.slice(0, 7))), now: nullable(wageP50[found.index]) },
    ];
  });
}

/** The percent change between the medians of both years, weighted by jobs. */
export function wageChangeOf(
  occupations: readonly Occupation[],
  { wageP50 }: Facts,
  before: Map<string, number>,
): number | null {
  const changeOf = ({ code, index }: Occupation) =>
    (wageP50[index]! / (before.get(code.slice(0, 7)) ?? Number.NaN) - 1) * 100;
  return round(
    weightedMean(occupations, changeOf, ({ jobs }) => jobs),
    1,
  );
}
