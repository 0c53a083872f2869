import { plansRoutes } from '#shared/plans/contract.ts';
import { call } from '#web/api/client.ts';

/** @throws ApiError */
export const portalUrl = async (): Promise<string> => (await call(plansRoutes.customerPortal, {})).url;
