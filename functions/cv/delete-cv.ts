import { deleteCv } from '#functions/data/cv/cv.ts';
import { serve } from '#functions/serve/serve.ts';
import { cvToolRoutes } from '#shared/cv/tools-contract.ts';

export const handler = serve(cvToolRoutes.deleteCv, async (_, ctx) => ({ deleted: await deleteCv(ctx) }));
