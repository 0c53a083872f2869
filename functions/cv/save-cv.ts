import { saveCv } from '#functions/data/cv/cv.ts';
import { facts } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { readingOfInfo } from '#shared/cv/analysis/reading-of-info.ts';
import { hasNameAndEmail, NAME_AND_EMAIL } from '#shared/cv/builder/steps.ts';
import { cvToolRoutes } from '#shared/cv/tools-contract.ts';
import { AppError } from '#shared/lib/errors.ts';
import { computedOf } from './computed.ts';
import { savedCvView } from './saved-cv-view.ts';

/** Figures are computed here and never taken from the client. */
export const handler = serve(cvToolRoutes.saveCv, async ({ userInfo, presentOccupation }, ctx) => {
  if (!hasNameAndEmail(userInfo)) throw new AppError('BAD_INPUT', NAME_AND_EMAIL, { field: 'userInfo' });
  const { measure } = computedOf(readingOfInfo(userInfo), userInfo.targetRole, ctx.now, presentOccupation);
  const cv = await saveCv(ctx, {
    userInfo,
    competitiveness: measure?.competitiveness ?? null,
    against: measure && facts().titles[measure.index]!,
  });
  return { cv: savedCvView(cv) };
});
