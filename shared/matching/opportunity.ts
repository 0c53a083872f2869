/** Opportunity: what the labor market offers, as percentiles among all occupations, weighted by the priorities. */
import type { Columns } from './columns.ts';
import { addTo } from './fit.ts';
import { opportunityParts } from './model.data.ts';
import type { Profile } from './profile.ts';

/** 0-100 for every occupation. A missing figure counts as the middle, 50. */
export function opportunityOf(columns: Columns, profile: Pick<Profile, 'opportunity'>): Float64Array {
  const scores = new Float64Array(columns.count);
  addTo(
    scores,
    opportunityParts.map((part) => columns.market[part]),
    opportunityParts.map((part) => profile.opportunity[part]),
  );
  return scores;
}
