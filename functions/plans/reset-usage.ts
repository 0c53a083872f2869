import { resetOwnUsage } from '#functions/data/account/reset.ts';
import { serve } from '#functions/serve/serve.ts';
import { AppError } from '#shared/lib/errors.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { mayReset } from './may-reset.ts';

export const handler = serve(plansRoutes.resetUsage, async ({ feature }, ctx) => {
  const allowed = mayReset(ctx.user);
  ctx.log.security(allowed ? 'usage-reset' : 'usage-reset-refused', { sub: ctx.user.sub, feature });
  if (!allowed) throw new AppError('FORBIDDEN', 'This account cannot reset its usage.');
  return { feature, ...(await resetOwnUsage(ctx, feature)) };
});
