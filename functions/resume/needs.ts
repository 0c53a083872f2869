import type { Needs } from '#functions/outside/needs.ts';
import type { resumeRoutes } from '#shared/resume/contract.ts';

export const resumeNeeds: Record<keyof typeof resumeRoutes, Needs> = {
  generateResume: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'], model: true },
  printResume: { table: ['GetItem'], documents: true },
  writeResumeDocx: { table: ['GetItem'] },
};
