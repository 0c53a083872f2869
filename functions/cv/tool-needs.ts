import type { Needs } from '#functions/outside/needs.ts';
import type { cvToolRoutes } from '#shared/cv/tools-contract.ts';

export const cvToolNeeds: Record<keyof typeof cvToolRoutes, Needs> = {
  generateCvFromInfo: { table: ['GetItem'] },
  cvAnalysis: { table: ['GetItem', 'UpdateItem'], isolation: true, facts: true, model: true },
  getCv: { table: ['GetItem'] },
  saveCv: { table: ['GetItem', 'PutItem'], facts: true },
  deleteCv: { table: ['GetItem', 'DeleteItem'] },
};
