import { loadAccount } from '#functions/data/account/change.ts';
import { subscriber } from '#functions/data/account/subscriber.ts';
import { currentVersion } from '#functions/data/market/version.ts';
import { serve } from '#functions/serve/serve.ts';
import { marketRoutes } from '#shared/market/contract.ts';
import { snapshotOverview } from '#shared/market/snapshot.ts';

const guard = subscriber(async (reader) => ({ account: await loadAccount(reader) }));

/** The version that is published, or what the product brings along until there is one. */
export const handler = serve(
  marketRoutes.getMarketOverview,
  async () => (await currentVersion())?.overview ?? snapshotOverview(),
  guard,
);
