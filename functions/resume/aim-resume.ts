import { serve } from '#functions/serve/serve.ts';
import { aimRoutes } from '#shared/resume/aim-contract.ts';
import { completeOf } from '#shared/resume/data.ts';
import { emphasisFor } from './emphasis.ts';

export const handler = serve(aimRoutes.aimResume, ({ resumeData, aim }, ctx) =>
  Promise.resolve(emphasisFor(completeOf(resumeData), aim, ctx.now)),
);
