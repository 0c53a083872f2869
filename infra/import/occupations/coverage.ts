import { Refusal } from '#shared/lib/refusal.ts';
import { educationBases } from '#shared/occupations/facts.ts';
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
    figureGroup: columns.figureGroup.filter((size) => size > 1).length,
    respondentsEducation: columns.educationBasis.filter((basis) => educationBases[basis] === 'O*NET respondents')
      .length,
    licenceNeed: columns.licenceNeed.filter((need) => need > 0).length,
    licenceBasis: columns.licenceBasis.filter((basis) => basis > 0).length,
    apprenticeKind: columns.apprenticeKind.filter((kind) => kind > 0).length,
    apprenticeStates: columns.apprenticeStates.filter((states) => states > 0).length,
    related: table.related.filter((list) => list.length > 0).length,
    technologies: table.technologies.filter((list) => list.length > 0).length,
    reportedTitles: table.reportedTitles.filter((list) => list.length > 0).length,
    stateWages: table.states.reduce(
      (sum, { median }) => sum + median.filter((value) => !Number.isNaN(value)).length,
      0,
    ),
  };
}

/** The minimum share of occupations that must have a figure: below it a join has failed or an input is incomplete. */
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
  respondentsEducation: 0.93,
  experienceMonths: 0.93,
  trainingMonths: 0.93,
  licenceNeed: 0.6,
  apprenticeKind: 0.25,
  apprenticeHours: 0.05,
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
