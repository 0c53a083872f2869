import type { Needs } from '#functions/outside/needs.ts';
import type { keptResumeRoutes } from '#shared/resume/kept-contract.ts';

/** What writes the list, and beside it the content of one. */
const change: Needs = { table: ['GetItem', 'PutItem', 'UpdateItem'] };

export const keptResumeNeeds: Record<keyof typeof keptResumeRoutes, Needs> = {
  listResumes: { table: ['GetItem'] },
  getResume: { table: ['GetItem'] },
  keepResume: change,
  deleteResume: change,
  restoreResume: change,
};
