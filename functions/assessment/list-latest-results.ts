import { subscriber } from '#functions/data/account/subscriber.ts';
import { latestCompleted, loadNewest } from '#functions/data/history/assessments.ts';
import { facts } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { resultRows } from './result-row.ts';

const guard = subscriber(loadNewest);

export const handler = serve(
  assessmentRoutes.listLatestResults,
  async ({ limit }, ctx, page) => {
    const found = await latestCompleted(ctx, page, limit);
    return found.flatMap((assessment) => resultRows(facts(), assessment, ctx.user.sub));
  },
  guard,
);
