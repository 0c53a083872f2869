import { loadAccount } from '#functions/data/account/change.ts';
import { subscriber } from '#functions/data/account/subscriber.ts';
import { serve } from '#functions/serve/serve.ts';
import { marketRoutes } from '#shared/market/contract.ts';
import { currentOverview } from './current-market.ts';

const guard = subscriber(async (reader) => ({ account: await loadAccount(reader) }));

export const handler = serve(marketRoutes.getMarketOverview, currentOverview, guard);
