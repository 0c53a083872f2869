import type { Needs } from '#functions/outside/needs.ts';
import type { plansRoutes } from '#shared/plans/contract.ts';

export const plansNeeds: Record<keyof typeof plansRoutes, Needs> = {
  getPlans: { table: ['GetItem', 'PutItem'], variables: ['CAMPAIGN_START', 'CAMPAIGN_END'] },
  checkGate: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'] },
  commitGate: { table: ['GetItem', 'BatchGetItem', 'PutItem'] },
  releaseGate: { table: ['GetItem', 'BatchGetItem', 'PutItem'] },
  getUsageSummary: { table: ['GetItem', 'Query'], variables: ['ALLOW_SELF_RESET'] },
  createCheckout: {
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    secrets: ['stripe'],
    userPool: ['GetUser'],
    variables: ['CAMPAIGN_START', 'CAMPAIGN_END'],
  },
  customerPortal: { table: ['GetItem', 'PutItem', 'UpdateItem'], secrets: ['stripe'], userPool: ['GetUser'] },
  stripeWebhook: { table: ['GetItem', 'PutItem', 'UpdateItem'], secrets: ['stripe'] },
  resetUsage: { table: ['GetItem', 'PutItem'], variables: ['ALLOW_SELF_RESET'] },
  checkSubscription: { table: ['GetItem'] },
};

/** A schedule, not a route. */
export const reconcileSubscriptionsNeeds: Needs = {
  table: ['GetItem', 'PutItem', 'UpdateItem'],
  secrets: ['stripe'],
};
