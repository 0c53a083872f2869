import { Refusal } from './refusal.ts';
import type { Table } from './table.ts';

/** How many occupations have each figure. */
export type Coverage = Record<string, number>;

function coverageOf(table: Table): Coverage {
  const { codes, columns } = table;
  const counted = Object.entries(columns).map(([name, values]): [string, number] => {
    const each = values.length / codes.length;
    const has = codes.filter((_, i) => values.slice(i * each, (i + 1) * each).some((value) => !Number.isNaN(value)));
    return [name, has.length];
  });
  return {
    ...Object.fromEntries(counted),
    sharedFigures: columns.sharedFigures.filter((flag) => flag === 1).length,
    related: table.related.filter((list) => list.length > 0).length,
    technologies: table.technologies.filter((list) => list.length > 0).length,
    reportedTitles: table.reportedTitles.filter((list) => list.length > 0).length,
    stateWages: table.states.reduce(
      (sum, { median }) => sum + median.filter((value) => !Number.isNaN(value)).length,
      0,
    ),
  };
}

/** The least share of occupations that must have a figure: below it a join has failed or an input is incomplete. */
const least: Coverage = {
  interests: 1,
  values: 0.92,
  styles: 0.94,
  skills: 0.95,
  skillImportance: 0.95,
  jobZone: 1,
  education: 1,
  wageP50: 0.98,
  wageP10: 0.98,
  wageP90: 0.95,
  employment: 0.98,
  growth: 1,
  openings: 1,
  exposure: 0.98,
  applicability: 0.94,
  telework: 0.96,
  related: 1,
  technologies: 0.5,
  reportedTitles: 0.95,
};

export function refuseThin(table: Table): Coverage {
  const coverage = coverageOf(table);
  const count = table.codes.length;
  if (count < 900 || count > 1200)
    throw new Refusal('onet/Interests.txt', null, `${count} occupations, expected about 920`);
  const thin = Object.entries(least).find(([name, share]) => coverage[name]! < Math.floor(share * count));
  if (thin)
    throw new Refusal('the joined table', null, `only ${coverage[thin[0]]} of ${count} occupations have ${thin[0]}`);
  const groups = new Set(table.codes.map((code) => code.slice(0, 2)));
  if (groups.size !== 22)
    throw new Refusal('onet/Interests.txt', null, `${groups.size} of 22 major groups: truncated?`);
  return coverage;
}
