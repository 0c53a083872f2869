import { endUnit } from '#functions/data/reservation/unit-end.ts';
import { serve } from '#functions/serve/serve.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { toGateAnswer } from '#shared/plans/gate-answer.ts';

export const handler = serve(plansRoutes.commitGate, async ({ feature, sessionId }, ctx) => {
  const usage = await endUnit(ctx, { feature, id: sessionId, ending: 'commit', idempotency: ctx.idempotency });
  return { ...toGateAnswer(usage), committed: true };
});
