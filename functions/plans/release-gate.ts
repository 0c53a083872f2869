import { endUnit } from '#functions/data/reservation/unit-end.ts';
import { serve } from '#functions/serve/serve.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { toGateAnswer } from '#shared/plans/gate-answer.ts';
import { requireCounted } from './counted.ts';

export const handler = serve(plansRoutes.releaseGate, async ({ feature, sessionId }, ctx) => {
  const held = { feature: requireCounted(feature), id: sessionId };
  const usage = await endUnit(ctx, { ...held, ending: 'release', idempotency: ctx.idempotency });
  return { ...toGateAnswer(usage), released: true };
});
