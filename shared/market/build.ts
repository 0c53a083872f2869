import { healthScore } from './health.ts';
import { industries } from './industries.ts';
import type { Overview } from './overview.ts';
import { postingFigures, round } from './postings.ts';
import { changeOver, type MarketSeries, newest, percentChange } from './series.ts';
import { sourcesOf } from './sources.ts';
import type { Yearly } from './yearly.ts';

/** Rarer technologies are left out, unless they are new. */
const LEAST_DEMAND_PERCENT = 1;
const MAX_SKILLS = 40;

export interface Edition {
  origin: Overview['origin'];
  /** milliseconds since the epoch */
  at: number;
  /** the previous version, for comparisons between the two; null for the first */
  before: Overview | null;
}

/** Builds the overview from a set of series and the embedded tables. Figures that cannot be computed are null. */
export function buildOverview(yearly: Yearly, series: MarketSeries, { origin, at, before }: Edition): Overview {
  const sources = sourcesOf(yearly, series, origin);
  return {
    origin,
    lastUpdated: new Date(at).toISOString(),
    jobPostings: { ...postingFigures(series), hotRoles: yearly.hotRoles },
    skillDemand: skillDemand(yearly, sources, before),
    industryHealth: industryHealth(yearly, series),
    salaryMovements: yearly.wages.map(movement),
    salaryTrend: yearly.wageChange,
    geographicTrends: geographicTrends(yearly, series),
    sources,
  };
}

function skillDemand({ skills }: Yearly, sources: Overview['sources'], before: Overview | null) {
  // its date is that of the O*NET release
  const sameRelease = before?.sources['skillDemand.demand'].date === sources['skillDemand.demand'].date;
  const earlier = new Map(before?.skillDemand.map((each) => [each.skill, each]));
  return skills
    .filter(({ demand, emerging }) => demand >= LEAST_DEMAND_PERCENT || emerging)
    .slice(0, MAX_SKILLS)
    .map((each) => {
      const { demand, growth } = earlier.get(each.skill) ?? { demand: null, growth: null };
      return { ...each, growth: sameRelease ? growth : round(demand === null ? null : each.demand - demand, 1) };
    });
}

function industryHealth(yearly: Yearly, { labor }: MarketSeries): Overview['industryHealth'] {
  return industries
    .filter(({ employment }) => labor[employment] && newest(labor[employment]))
    .map(({ name, employment, earnings, openingsRate }) => {
      const { projectedChange = null, keySkills = [], opportunities = [] } = yearly.industries[name] ?? {};
      const openings = labor[openingsRate];
      const healthParts = {
        employmentChange: round(changeOver(labor[employment], 12), 1),
        openingsRate: (openings && newest(openings)?.value) ?? null,
        projectedChange,
      };
      const quarter = changeOver(labor[employment], 3);
      return {
        industry: name,
        healthScore: healthScore(healthParts),
        healthParts,
        hiringVelocity: round(quarter === null ? null : ((1 + quarter / 100) ** 4 - 1) * 100, 1),
        avgSalaryTrend: round(changeOver(labor[earnings], 12), 1),
        keySkills,
        opportunities,
      };
    })
    .sort((a, b) => (b.healthScore ?? -1) - (a.healthScore ?? -1));
}

function directionOf(change: number | null): 'up' | 'down' | 'flat' | null {
  if (change === null) return null;
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** Rounded to the displayed decimal first, so that what displays as zero counts as flat. */
function movement({ role, code, before, now }: Yearly['wages'][number]): Overview['salaryMovements'][number] {
  const change = round(percentChange(now, before), 1);
  return { role, code, previousAvg: before, currentAvg: now, direction: directionOf(change), change };
}

const geographicTrends = ({ states }: Yearly, { states: { means } }: MarketSeries): Overview['geographicTrends'] =>
  Object.entries(states).map(([postal, { name, salaryIndex, remoteRatio }]) => {
    const jobGrowth = round(percentChange(means[postal]?.latest, means[postal]?.yearBefore), 1);
    return { location: name, salaryIndex, remoteRatio, jobGrowth };
  });
