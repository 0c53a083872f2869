import { month as monthText } from '#shared/lib/format.ts';
import type { Provenance } from '#shared/lib/provenance.ts';
import { marketAttributions } from './attribution.ts';
import { healthFormula } from './health.ts';
import type { MarketFigure, Overview } from './overview.ts';
import { lastDay, openingsMonth } from './postings.ts';
import { type MarketSeries, newest } from './series.ts';
import type { Yearly } from './yearly.ts';

const { source: indeed } = marketAttributions.indeed;
const { source: jolts } = marketAttributions.openings;
const { source: ces } = marketAttributions.employment;

/**
 * The source and formula of each figure of a version, defined only here (D-92). With several sources, the date is the
 * last one's.
 */
export function sourcesOf(
  { releases }: Yearly,
  series: MarketSeries,
  origin: Overview['origin'],
): Record<MarketFigure, Provenance> {
  const observed = origin === 'snapshot' ? 'snapshot' : 'observed';
  const { skills, wages, wagesBefore, projections, telework } = releases;
  const day = lastDay(series);
  const openings = openingsMonth(series);
  const month = newestMonth(series, /^CES/) ?? day.slice(0, 7);
  const carried = { kind: 'modelled', source: `${jolts}; ${indeed}`, date: day } as const;
  const index = { kind: observed, source: indeed, date: day } as const;
  const technologies = { kind: 'modelled', source: `${wages.source}; ${skills.source}`, date: skills.date } as const;
  const industry = { kind: observed, source: ces, date: month } as const;
  const projected = { kind: 'modelled', ...projections } as const;
  const paid = { kind: 'observed', ...wages } as const;
  return {
    'jobPostings.total': {
      ...carried,
      note: `open jobs at the end of ${openings ? monthText(openings) : 'a month that is not available'}, carried forward by the index of postings`,
    },
    'jobPostings.newToday': {
      ...carried,
      note: 'open jobs times the change of the index of new postings since the day before',
    },
    'jobPostings.trend7d': { ...index, note: 'mean of seven days against the seven days before, seasonally adjusted' },
    'jobPostings.index': { ...index, note: '100 = 1 February 2020, seasonally adjusted; an index, not a count' },
    'hotRoles.count': {
      ...projected,
      note: 'openings a year, most first, of occupations that grow faster and pay more than the middle of all',
    },
    'hotRoles.avgSalary': { ...paid, note: 'annual median' },
    'skillDemand.demand': {
      ...technologies,
      note: 'percent of the jobs that are in occupations for which O*NET marks the technology as in demand',
    },
    'skillDemand.growth': {
      ...technologies,
      note: 'percentage points since the O*NET release before, between two versions of ours',
    },
    'skillDemand.emerging': { ...technologies, note: 'in demand in this O*NET release and not in the one before' },
    'industryHealth.healthScore': {
      kind: 'estimate',
      source: `${projections.source}; ${jolts}; ${ces}`,
      date: month,
      note: healthFormula,
    },
    'industryHealth.hiringVelocity': { ...industry, note: 'change of employment in three months, as percent a year' },
    'industryHealth.avgSalaryTrend': {
      ...industry,
      note: 'average hourly earnings compared with a year earlier, percent',
    },
    'industryHealth.keySkills': {
      ...technologies,
      note: 'technologies in demand more often in the occupations typical of the industry, by our reading, than in all',
    },
    'industryHealth.opportunities': { ...projected, note: 'detailed industries with the most jobs to come' },
    'salaryMovements.previousAvg': { kind: 'observed', ...wagesBefore, note: 'annual median' },
    'salaryMovements.currentAvg': { ...paid, note: 'annual median' },
    'salaryMovements.change': { ...paid, note: `against ${wagesBefore.source}, percent` },
    salaryTrend: {
      ...paid,
      note: `annual medians against ${wagesBefore.source}, percent, all occupations by their employment`,
    },
    'geographicTrends.salaryIndex': {
      ...paid,
      note: 'annual medians of the occupations by their employment there; 100 = the nation',
    },
    'geographicTrends.remoteRatio': {
      kind: 'modelled',
      source: `${telework.source}; ${wages.source}`,
      date: wages.date,
      note: 'percent of the jobs there that can be done from home, whether or not they are',
    },
    'geographicTrends.jobGrowth': {
      ...index,
      note: 'index of job postings, mean of seven days against 52 weeks before, percent',
    },
  };
}

function newestMonth({ labor }: MarketSeries, ids: RegExp): string | undefined {
  const months = Object.entries(labor).flatMap(([id, each]) => (ids.test(id) ? (newest(each)?.month ?? []) : []));
  return months.sort().at(-1);
}
