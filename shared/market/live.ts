/** The labor market for one occupation in one place: pay and outlook from the table, postings from the market data. */
import { known } from '#shared/lib/numbers.ts';
import type { Provenance } from '#shared/lib/provenance.ts';
import { automationRisk, automationRiskText } from '#shared/occupations/automation-risk.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import type { State } from '#shared/occupations/places.ts';
import { provenanceOf, sources } from '#shared/occupations/sources.ts';
import type { StateFigure } from '#shared/occupations/states.ts';
import type { LiveRole } from './live-contract.ts';
import type { Overview } from './overview.ts';

const NATION = 'United States';

interface Asked {
  facts: Facts;
  index: number;
  /** state of the requested place; null for places outside the United States */
  state: State | null;
  states: readonly StateFigure[];
  overview: Overview;
}

/** The state's figures if it has its own, otherwise the nation's; each says which place it covers. */
export function liveRole(roleId: string, { facts, index, state, states, overview }: Asked): LiveRole {
  const own = states.find((one) => one.state === state?.postal)?.median ?? null;
  const exposure = known(facts.exposure[index]);
  return {
    roleId,
    code: facts.codes[index]!,
    title: facts.titles[index]!,
    salary: {
      median: own ?? known(facts.wageP50[index]),
      currency: 'USD',
      place: own === null ? NATION : state!.name,
      provenance: provenanceOf('oews', 'median pay a year before tax'),
    },
    automationRisk: {
      level: exposure === null ? null : automationRisk(exposure),
      meaning: exposure === null ? null : automationRiskText(exposure),
      provenance: provenanceOf('exposure', 'share of the tasks that AI tools can touch; not jobs lost'),
    },
    demand: {
      growth: known(facts.growth[index]),
      place: NATION,
      provenance: provenanceOf('projections', 'percent over ten years'),
      postings: postings(state, overview),
    },
  };
}

/** Job postings of all occupations: the state's change over a year, otherwise the nation's over a week. */
function postings(state: State | null, { geographicTrends, jobPostings, sources: origins }: Overview) {
  const own = geographicTrends.find(({ location }) => location === state?.name);
  const source = (figure: keyof Overview['sources']): Provenance =>
    origins[figure] ?? { kind: 'snapshot', source: 'not available', date: sources.oews.date };
  return own && own.jobGrowth !== null
    ? { change: own.jobGrowth, place: own.location, provenance: source('geographicTrends.jobGrowth') }
    : { change: jobPostings.trend7d, place: NATION, provenance: source('jobPostings.trend7d') };
}
