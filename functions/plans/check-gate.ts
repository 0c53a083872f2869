import { endUnit } from '#functions/data/reservation/unit-end.ts';
import { reserveUnits } from '#functions/data/reservation/units.ts';
import { serve } from '#functions/serve/serve.ts';
import { AppError } from '#shared/lib/errors.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { toGateAnswer } from '#shared/plans/gate-answer.ts';
import { requireCounted } from './counted.ts';

export const handler = serve(plansRoutes.checkGate, async ({ feature, amount, mode, sessionId }, ctx) => {
  if (mode === 'reserve') return toGateAnswer(await reserveUnits(ctx, feature, amount, ctx.idempotency));
  const counted = requireCounted(feature);
  if (!sessionId)
    throw new AppError('BAD_INPUT', 'sessionId: say which session or reservation to commit', { field: 'sessionId' });
  return toGateAnswer(
    await endUnit(ctx, { feature: counted, id: sessionId, ending: 'commit', idempotency: ctx.idempotency }),
  );
});
