import { greet } from '#functions/data/account/greeting.ts';
import { serve } from '#functions/serve/serve.ts';
import { accountRoutes } from '#shared/account/contract.ts';

export const handler = serve(accountRoutes.greet, async (_input, ctx) => ({
  first: await greet(ctx, ctx.idempotency),
}));
