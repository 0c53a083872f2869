import * as z from 'zod/mini';
import { route } from '#shared/lib/route.ts';
import { industryRoutes } from './industry-contract.ts';
import { overview } from './overview.ts';

export const marketRoutes = {
  ...industryRoutes,
  getMarketOverview: route({
    method: 'POST',
    path: '/realtime-market-intelligence',
    access: 'subscriber',
    summary: 'Open jobs, skills, industries, salaries and states of the United States, each figure with its source.',
    input: z.object({ endpoint: z.literal('overview') }),
    output: overview,
  }),
};
