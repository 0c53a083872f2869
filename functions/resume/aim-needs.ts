import type { Needs } from '#functions/outside/needs.ts';
import type { aimRoutes } from '#shared/resume/aim-contract.ts';
import type { letterRoutes } from '#shared/resume/letter-contract.ts';

export const aimNeeds: Record<keyof typeof aimRoutes, Needs> = { aimResume: { table: ['GetItem'], facts: true } };

export const letterNeeds: Record<keyof typeof letterRoutes, Needs> = {
  generateLetter: {
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
    facts: true,
    model: true,
  },
};
