import { metered } from '#functions/data/use/metered.ts';
import { facts, findOccupation, payTable, stateFigures } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { usd } from '#shared/lib/format.ts';
import { stateOf } from '#shared/occupations/places.ts';
import { provenanceOf } from '#shared/occupations/sources.ts';
import { estimateRule } from '#shared/salaries/abroad.ts';
import { comparisonsOf, insightsOf } from '#shared/salaries/comparison.ts';
import { salariesRoutes } from '#shared/salaries/contract.ts';

export const handler = serve(
  salariesRoutes.salaryComparison,
  async ({ roleId }) => {
    const { index, code, title } = findOccupation(roleId);
    const comparisons = comparisonsOf(facts(), payTable(), index);
    return {
      roleId,
      code,
      title,
      comparisons,
      insights: insightsOf(comparisons),
      rule: estimateRule,
      figure_group: facts().figureGroup[index]!,
      states: stateFigures()(index).map(({ state, median, employment }) => ({
        state,
        name: stateOf(state)!.name,
        medianUSD: median,
        formatted: { median: median === null ? null : usd(median) },
        employment,
      })),
      states_provenance: provenanceOf('oews'),
    };
  },
  metered,
);
