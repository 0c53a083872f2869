import { AppError } from '#shared/lib/errors.ts';
import { completeOf, missingIn, type ResumeData } from '#shared/resume/data.ts';

/** What can be written of. @throws AppError BAD_INPUT that names what is missing */
export function complete(resumeData: ResumeData): ResumeData {
  const missing = missingIn(resumeData);
  if (missing)
    throw new AppError('BAD_INPUT', `${missing.field}: ${missing.text}`, { field: `resumeData.${missing.field}` });
  return completeOf(resumeData);
}
