import type { Needs } from '#functions/outside/needs.ts';
import type { analysisRoutes } from '#shared/analysis/contract.ts';

export const analysisNeeds: Record<keyof typeof analysisRoutes, Needs> = {
  getProvider: { table: ['GetItem'], variables: ['AI_PROVIDER'] },
  writeAnalysis: { table: ['GetItem', 'BatchGetItem', 'UpdateItem'], facts: true, model: true },
};
