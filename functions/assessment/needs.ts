import type { Needs } from '#functions/outside/needs.ts';
import type { assessmentRoutes } from '#shared/assessment/contract.ts';

export const assessmentNeeds: Record<keyof typeof assessmentRoutes, Needs> = {
  startSession: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  getSession: { table: ['GetItem'] },
  saveAnswer: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  completeAssessment: { table: ['GetItem', 'PutItem', 'UpdateItem'], facts: true },
  getResult: { table: ['GetItem'] },
  checkHealth: { table: ['GetItem'] },
  getItemBank: {},
  listAssessments: { table: ['Query'], facts: true },
  listResults: { table: ['Query'], facts: true },
  listLatestResults: { table: ['Query'], facts: true },
  // a deletion looks for every result that the assessment has left
  deleteAssessment: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'] },
};
