import type { Needs } from '#functions/outside/needs.ts';
import type { savedResumeRoutes } from '#shared/resume/saved-resume-contract.ts';

/** What writes the list, and beside it the content of one. */
const change: Needs = { table: ['GetItem', 'PutItem', 'UpdateItem'] };

export const savedResumeNeeds: Record<keyof typeof savedResumeRoutes, Needs> = {
  listResumes: { table: ['GetItem'] },
  getResume: { table: ['GetItem'] },
  keepResume: change,
  deleteResume: change,
  restoreResume: change,
};
