import type { Needs } from '#functions/outside/needs.ts';
import type { assessmentRoutes } from '#shared/assessment/contract.ts';

export const assessmentNeeds: Record<keyof typeof assessmentRoutes, Needs> = {
  startSession: { table: ['GetItem', 'BatchGetItem', 'PutItem'] },
  getSession: { table: ['GetItem'] },
  saveAnswer: { table: ['GetItem', 'PutItem'] },
  completeAssessment: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], facts: true },
  getResult: { table: ['GetItem', 'BatchGetItem'] },
  getSharedResult: { table: ['GetItem', 'BatchGetItem'] },
  shareResult: { table: ['GetItem', 'PutItem', 'DeleteItem', 'ConditionCheckItem'] },
  checkHealth: { table: ['GetItem'] },
  getItemBank: {},
  listAssessments: { table: ['GetItem', 'Query'], facts: true },
  listResults: { table: ['GetItem', 'Query'], facts: true },
  listLatestResults: { table: ['Query'], facts: true },
  // deleting also finds results left behind by interrupted completions
  deleteAssessment: {
    table: ['GetItem', 'PutItem', 'DeleteItem', 'Query'],
    files: ['reports:ListBucket', 'reports:DeleteObject'],
  },
};

/** A schedule, not a route. */
export const correctExpiryNeeds: Needs = { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'] };
