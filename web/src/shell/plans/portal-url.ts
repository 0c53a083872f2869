import { api } from '#shared/api.ts';
import { call } from '#web/api/client.ts';

/** @throws ApiError */
export const portalUrl = async (): Promise<string> => (await call(api.plans.customerPortal, {})).url;
