import { facts, findOccupation, stateFigures } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { liveRole } from '#shared/market/live.ts';
import { liveRoutes } from '#shared/market/live-contract.ts';
import { stateOf } from '#shared/occupations/places.ts';
import { currentOverview } from './current-market.ts';

export const handler = serve(liveRoutes.liveMarketData, async ({ roles, location }) => {
  const overview = await currentOverview();
  const state = stateOf(location.city);
  return {
    data: roles.map((roleId) => {
      const { index } = findOccupation(roleId);
      return liveRole(roleId, { facts: facts(), index, state, states: stateFigures()(index), overview });
    }),
    origin: overview.origin,
    published: overview.lastUpdated,
  };
});
