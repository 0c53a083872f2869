import { findCv } from '#functions/data/cv/cv.ts';
import { serve } from '#functions/serve/serve.ts';
import { cvToolRoutes } from '#shared/cv/tools-contract.ts';
import { savedCvView } from './saved-cv-view.ts';

export const handler = serve(cvToolRoutes.getCv, async (_, ctx) => {
  const cv = await findCv(ctx);
  return { cv: cv && savedCvView(cv) };
});
