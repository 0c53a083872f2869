import type { Needs } from '#functions/outside/needs.ts';
import type { adminRoutes } from '#shared/admin/contract.ts';

export const adminNeeds: Record<keyof typeof adminRoutes, Needs> = {
  resetUser: { table: ['GetItem', 'PutItem'] },
  seedOccupationData: { table: ['GetItem'], facts: true },
};
