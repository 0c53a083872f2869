import type { Needs } from '#functions/outside/needs.ts';
import type { guidanceRoutes } from '#shared/guidance/contract.ts';

export const guidanceNeeds: Record<keyof typeof guidanceRoutes, Needs> = {
  generateLearningPlan: { table: ['GetItem', 'Query'], facts: true },
  printLearningPlan: { table: ['GetItem', 'Query'], facts: true, documents: true },
  listLearningPlans: { table: ['GetItem', 'Query'] },
  saveLearningProgress: { table: ['GetItem', 'UpdateItem'] },
};
