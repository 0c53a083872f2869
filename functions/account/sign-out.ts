import { signOut } from '#functions/data/account/sign-out.ts';
import { serve } from '#functions/serve/serve.ts';
import { accountRoutes } from '#shared/account/contract.ts';

export const handler = serve(accountRoutes.signOut, async (_input, ctx) => ({
  signed_out_at: new Date(await signOut(ctx)).toISOString(),
}));
