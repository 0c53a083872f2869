import type { Needs } from '#functions/outside/needs.ts';
import type { cvUploadRoutes } from '#shared/cv/upload-contract.ts';

export const cvUploadNeeds: Record<keyof typeof cvUploadRoutes, Needs> = {
  uploadCv: { table: ['GetItem'], files: ['uploads:PutObject'] },
  readCv: {
    files: ['uploads:GetObject', 'uploads:DeleteObject'],
    table: ['GetItem', 'UpdateItem'],
    isolation: true,
    facts: true,
    model: true,
  },
};
