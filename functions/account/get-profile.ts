import { loadProfile } from '#functions/data/profile/profile.ts';
import { serve } from '#functions/serve/serve.ts';
import { accountRoutes } from '#shared/account/contract.ts';

export const handler = serve(accountRoutes.getProfile, (_input, ctx) => loadProfile(ctx));
