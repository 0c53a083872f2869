import { plansRoutes } from '#shared/plans/contract.ts';
import { call } from '#web/api/client.ts';
import type { Plans } from './plan-prices.ts';

/** @throws ApiError */
export const fetchPlans = (signal: AbortSignal): Promise<Plans> => call(plansRoutes.getPlans, {}, { signal });
