import type { Needs } from '#functions/outside/needs.ts';
import type { salariesRoutes } from '#shared/salaries/contract.ts';

export const salariesNeeds: Record<keyof typeof salariesRoutes, Needs> = {
  salaryComparison: {
    facts: true,
    // no ConditionCheckItem: the window is checked first, so nothing is reserved on the fast path
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
  },
};
