import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { itemBanks } from './item-bank.ts';

export const handler = serve(assessmentRoutes.getItemBank, async ({ variant }) => itemBanks[variant]);
