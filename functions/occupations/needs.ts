import type { Needs } from '#functions/outside/needs.ts';
import type { occupationsRoutes } from '#shared/occupations/contract.ts';
import type { markRoutes } from '#shared/occupations/marks-contract.ts';

export const occupationsNeeds: Record<keyof typeof occupationsRoutes | keyof typeof markRoutes, Needs> = {
  getRoleVectors: { facts: true },
  getOpportunity: { table: ['GetItem'], facts: true },
  getSalaries: { table: ['GetItem'], facts: true },
  rank: { table: ['GetItem'], facts: true },
  markOccupation: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  listMarks: { table: ['GetItem'] },
};
