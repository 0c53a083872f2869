import { endUnit } from '#functions/data/unit-end.ts';
import { reserveUnits } from '#functions/data/units.ts';
import { serve } from '#functions/serve.ts';
import { AppError } from '#shared/lib/errors.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { toGateAnswer } from '#shared/plans/gate-answer.ts';
import { requireCounted } from './counted.ts';

export const handler = serve(plansRoutes.checkGate, async ({ feature, amount, mode, sessionId }, ctx) => {
  if (mode === 'reserve') return toGateAnswer(await reserveUnits(ctx, feature, amount, ctx.once));
  if (!sessionId)
    throw new AppError('BAD_INPUT', 'sessionId: say which session or reservation to commit', { field: 'sessionId' });
  const held = { feature: requireCounted(feature), id: sessionId };
  return toGateAnswer(await endUnit(ctx, { ...held, ending: 'commit', once: ctx.once }));
});
