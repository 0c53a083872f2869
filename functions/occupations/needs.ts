import type { Needs } from '#functions/outside/needs.ts';
import type { occupationsRoutes } from '#shared/occupations/contract.ts';

export const occupationsNeeds: Record<keyof typeof occupationsRoutes, Needs> = {
  getRoleVectors: { facts: true },
  getOpportunity: { facts: true },
  getSalaries: { facts: true },
  rank: { facts: true },
};
