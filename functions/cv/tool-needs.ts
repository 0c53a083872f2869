import type { Needs } from '#functions/outside/needs.ts';
import type { cvToolRoutes } from '#shared/cv/tools-contract.ts';

export const cvToolNeeds: Record<keyof typeof cvToolRoutes, Needs> = {
  generateCvFromInfo: {},
  cvAnalysis: { table: ['UpdateItem'], facts: true, model: true },
  getCv: { table: ['GetItem'] },
  saveCv: { table: ['PutItem'], facts: true },
  deleteCv: { table: ['DeleteItem'] },
};
