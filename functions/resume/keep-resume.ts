import { keepResume } from '#functions/data/resume/resume.ts';
import { serve } from '#functions/serve/serve.ts';
import { AppError } from '#shared/lib/errors.ts';
import { ungroundedIn } from '#shared/resume/saved-resume.ts';
import { savedResumeRoutes } from '#shared/resume/saved-resume-contract.ts';

/** Documents are made from saved content, so a line without facts must not get in here either. */
export const handler = serve(savedResumeRoutes.keepResume, async (input, ctx) => {
  const field = input.content && ungroundedIn(input.content);
  if (field) throw new AppError('BAD_INPUT', `${field}: says what its facts do not say`, { field });
  return keepResume(ctx, input);
});
