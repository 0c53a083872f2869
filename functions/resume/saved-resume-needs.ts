import type { Needs } from '#functions/outside/needs.ts';
import type { savedResumeRoutes } from '#shared/resume/saved-resume-contract.ts';

/** Rights to write the list and the content of one saved resume. */
const change: Needs = { table: ['GetItem', 'PutItem', 'UpdateItem'] };

export const savedResumeNeeds: Record<keyof typeof savedResumeRoutes, Needs> = {
  listResumes: { table: ['GetItem'] },
  getResume: { table: ['GetItem'] },
  keepResume: change,
  deleteResume: change,
  restoreResume: change,
};
