import { changeProfile } from '#functions/data/profile/profile.ts';
import { serve } from '#functions/serve/serve.ts';
import { accountRoutes } from '#shared/account/contract.ts';

export const handler = serve(accountRoutes.changeProfile, (input, ctx) => changeProfile(ctx, input));
