import type { Needs } from '#functions/outside/needs.ts';
import type { marketRoutes } from '#shared/market/contract.ts';
import type { liveRoutes } from '#shared/market/live-contract.ts';

export const marketNeeds: Record<keyof typeof marketRoutes | keyof typeof liveRoutes, Needs> = {
  industryReport: {
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    documents: true,
  },
  industryTrend: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'Query'] },
  getMarketOverview: { table: ['GetItem'] },
  liveMarketData: { facts: true, table: ['GetItem'] },
};

/** A schedule, not a route. */
export const refreshMarketNeeds: Needs = { table: ['GetItem', 'PutItem'], upstream: true };
