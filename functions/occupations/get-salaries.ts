import { facts, findOccupation, stateFigures } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { occupationsRoutes } from '#shared/occupations/contract.ts';
import { figureFrom, figureOf } from '#shared/occupations/figures.ts';
import { placeNote, stateOf } from '#shared/occupations/places.ts';

/** Percentiles are national. `states` holds the requested state, or all of them if none was named. */
export const handler = serve(occupationsRoutes.getSalaries, async ({ roleId, city }) => {
  const table = facts();
  const { index, code, title } = findOccupation(roleId);
  const state = city === undefined ? null : stateOf(city);
  const published = stateFigures()(index).filter((one) => state === null || one.state === state.postal);
  return {
    roleId,
    code,
    title,
    currency: 'USD' as const,
    place: placeNote(city, state),
    p10: figureOf(table, 'wageP10', index),
    p25: figureOf(table, 'wageP25', index),
    p50: figureOf(table, 'wageP50', index),
    p75: figureOf(table, 'wageP75', index),
    p90: figureOf(table, 'wageP90', index),
    figure_group: table.figureGroup[index]!,
    states: published.map((one) => ({
      state: one.state,
      p50: figureFrom('wageP50', one.median),
      employment: figureFrom('employment', one.employment),
    })),
  };
});
