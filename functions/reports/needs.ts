import type { Needs } from '#functions/outside/needs.ts';
import type { reportsRoutes } from '#shared/reports/contract.ts';

export const reportsNeeds: Record<keyof typeof reportsRoutes, Needs> = {
  generateCareerReport: {
    table: ['BatchGetItem', 'GetItem'],
    files: ['reports:PutObject', 'reports:DeleteObject'],
  },
  downloadCareerReport: {
    table: ['BatchGetItem', 'GetItem'],
    files: ['reports:PutObject', 'reports:GetObject', 'reports:DeleteObject'],
    documents: true,
  },
};
