import * as z from 'zod/mini';
import { paper } from '#shared/documents/paper.ts';
import { id } from '#shared/lib/ids.ts';
import { meteredRoute } from '#shared/plans/metered-route.ts';
import { series } from './trend.ts';

/** The industry's name in the overview. */
const industry = z.string().check(z.minLength(1), z.maxLength(100));

/** Routes of the Industries tab; each use is counted (D-70, D-83). */
export const industryRoutes = {
  industryReport: meteredRoute({
    method: 'POST',
    path: '/industry-report',
    summary: 'A report on an industry, from the figures of the current version: as a page and as a PDF.',
    quota: {
      feature: 'industry_reports',
      unit: (_input, { report_id, industry: of }) => ({ key: report_id, title: `Industry Report: ${of}` }),
    },
    input: z.object({ industry, paper: z._default(paper, 'a4') }),
    output: z.object({
      report_id: id,
      industry: z.string(),
      /** a whole page, escaped and without scripts */
      html: z.string(),
      /** the same document, as base64 */
      pdf: z.string(),
    }),
    timeoutMs: 20_000,
  }),
  industryTrend: meteredRoute({
    method: 'POST',
    path: '/industry-trend',
    summary:
      'An industry over time: the publishers’ series, and our own score by version. Repeats are free for 24 hours.',
    quota: {
      feature: 'trends_real_time_industries',
      unit: (_input, { industry: of }) => ({ key: of, title: `Real-Time Trends: ${of}` }),
      window: { hours: 24, key: ({ industry: of }) => of },
    },
    input: z.object({ industry }),
    output: z.object({ industry: z.string(), series: z.array(series) }),
  }),
};
