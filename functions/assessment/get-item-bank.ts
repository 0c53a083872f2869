import { serve } from '#functions/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';

const banks = { 'gold-standard-v1': goldStandard };

export const handler = serve(assessmentRoutes.getItemBank, async ({ variant }) => banks[variant]);
