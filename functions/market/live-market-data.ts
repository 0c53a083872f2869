import { currentVersion } from '#functions/data/market/version.ts';
import { facts, findOccupation, stateFigures } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { liveRole } from '#shared/market/live.ts';
import { liveRoutes } from '#shared/market/live-contract.ts';
import { snapshotOverview } from '#shared/market/snapshot.ts';
import { stateOf } from '#shared/occupations/places.ts';

/** By the version that is published, or what the product brings along until there is one: `origin` says which. */
export const handler = serve(liveRoutes.liveMarketData, async ({ roles, location }) => {
  const overview = (await currentVersion())?.overview ?? snapshotOverview();
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
