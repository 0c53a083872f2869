import { serve } from '#functions/serve/serve.ts';
import { hasNameAndEmail, NAME_AND_EMAIL } from '#shared/cv/builder/steps.ts';
import { writeCv } from '#shared/cv/builder/write-cv.ts';
import { cvToolRoutes } from '#shared/cv/tools-contract.ts';

/** The text is the person's own. No model is asked, so nothing can be invented. */
export const handler = serve(cvToolRoutes.generateCvFromInfo, ({ userInfo }) =>
  Promise.resolve(
    hasNameAndEmail(userInfo)
      ? { success: true, cvText: writeCv(userInfo) }
      : { success: false, error: NAME_AND_EMAIL },
  ),
);
