import { resetUser } from '#functions/data/account/reset.ts';
import { serve } from '#functions/serve/serve.ts';
import { adminRoutes } from '#shared/admin/contract.ts';

export const handler = serve(adminRoutes.resetUser, async ({ user_id, feature_type, new_limit }, ctx) => {
  const { oldLimit } = await resetUser(ctx, { sub: user_id, feature: feature_type, limit: new_limit });
  ctx.log.security('user-reset', { sub: ctx.user.sub, whom: user_id, feature: feature_type, oldLimit, new_limit });
  return { user_id, feature_type, old_limit: oldLimit, new_limit, current: 0 };
});
