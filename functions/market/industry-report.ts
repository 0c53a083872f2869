import { metered } from '#functions/data/use/metered.ts';
import { serve } from '#functions/serve/serve.ts';
import { marketRoutes } from '#shared/market/contract.ts';
import { makeIndustryReport } from './make-industry-report.ts';

export const handler = serve(marketRoutes.industryReport, makeIndustryReport, metered);
