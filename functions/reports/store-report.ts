import { loadAssessment, resultNotFound } from '#functions/data/history/assessments.ts';
import { reportFile } from '#functions/data/result/report-file.ts';
import { deleteFile, type FileKey, putFile } from '#functions/outside/files.ts';

/**
 * Stores a report. If its assessment was deleted meanwhile, the report goes, too.
 * @throws AppError NOT_FOUND
 */
export async function storeReport(
  reader: Parameters<typeof loadAssessment>[0],
  assessmentId: string,
  { name, body, type }: { name: string; body: Uint8Array | string; type: string },
): Promise<FileKey> {
  const file = reportFile(reader.user.sub, assessmentId, name);
  await putFile(file, body, type);
  if (await loadAssessment(reader, assessmentId)) return file;
  await deleteFile(file);
  throw resultNotFound();
}
