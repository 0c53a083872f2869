import { listProgress } from '#functions/data/learning-plan/progress.ts';
import { serve } from '#functions/serve/serve.ts';
import { guidanceRoutes } from '#shared/guidance/contract.ts';
import { plainNames, slugOf } from '#shared/occupations/names.ts';

/** Plans for occupations dropped by a later release are left out. */
export const handler = serve(guidanceRoutes.listLearningPlans, async (_input, ctx) => ({
  plans: (await listProgress(ctx)).flatMap(({ code, done, touchedAt }) => {
    const name = plainNames[code];
    if (name === undefined) return [];
    return [{ code, name, slug: slugOf(name), steps_done: done, touched_at: new Date(touchedAt).toISOString() }];
  }),
}));
