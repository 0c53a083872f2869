import { facts, findOccupation } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { type PriorityKey, priorityKeys } from '#shared/assessment/item-bank.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { opportunityOf } from '#shared/matching/opportunity.ts';
import { opportunityWeights } from '#shared/matching/profile.ts';
import { occupationsRoutes } from '#shared/occupations/contract.ts';
import { figureOf } from '#shared/occupations/figures.ts';
import { placeNote } from '#shared/occupations/places.ts';

/** Equal priorities, since the question is not about one person. */
const even = Object.fromEntries(priorityKeys.map((key) => [key, 1 / priorityKeys.length]));
const anyone = { opportunity: opportunityWeights(even as Record<PriorityKey, number>) };

/** The engine's opportunity score, 0-100; null when one of its figures is not available (D-51). */
function opportunityScore(index: number): number | null {
  const columns = columnsOf(facts());
  const known = Object.values(columns.marketKnown).every((flags) => flags[index] === 1);
  return known ? Math.round(opportunityOf(columns, anyone)[index]! * 10) / 10 : null;
}

/** Outlook is published for the nation only, and `place` says so, whatever place was requested (D-29). */
export const handler = serve(occupationsRoutes.getOpportunity, async ({ roleId, city }) => {
  const table = facts();
  const { index, code, title } = findOccupation(roleId);
  return {
    roleId,
    code,
    title,
    place: placeNote(city, null),
    employment: figureOf(table, 'employment', index),
    growth: figureOf(table, 'growth', index),
    openings: figureOf(table, 'openings', index),
    aiExposure: figureOf(table, 'exposure', index),
    telework: figureOf(table, 'telework', index),
    figure_group: table.figureGroup[index]!,
    opportunity_score: opportunityScore(index),
  };
});
