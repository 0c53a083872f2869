import type { FileKey } from '#functions/outside/files.ts';

/** Name prefix of all reports of an assessment. */
export const reportFiles = (owner: string, assessmentId: string): FileKey => ({
  owner,
  area: 'reports',
  name: `${assessmentId}/`,
});

export const reportFile = (owner: string, assessmentId: string, file: string): FileKey => ({
  ...reportFiles(owner, assessmentId),
  name: `${assessmentId}/${file}`,
});
