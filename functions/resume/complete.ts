import { AppError } from '#shared/lib/errors.ts';
import { completeOf, missingIn, type ResumeData } from '#shared/resume/data.ts';

/** Checks that a resume can be written. @throws AppError BAD_INPUT naming the missing field */
export function complete(resumeData: ResumeData): ResumeData {
  const missing = missingIn(resumeData);
  if (missing)
    throw new AppError('BAD_INPUT', `${missing.field}: ${missing.text}`, { field: `resumeData.${missing.field}` });
  return completeOf(resumeData);
}
