import type { FileKey } from '#functions/outside/files.ts';

/** What the names of all reports of an assessment begin with. */
export const reportFiles = (owner: string, assessmentId: string): FileKey => ({
  owner,
  area: 'reports',
  name: `${assessmentId}/`,
});

export const reportFile = (owner: string, assessmentId: string, file: string): FileKey => ({
  ...reportFiles(owner, assessmentId),
  name: `${assessmentId}/${file}`,
});
