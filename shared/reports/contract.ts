import * as z from 'zod/mini';
import { paper } from '#shared/documents/paper.ts';
import { id } from '#shared/lib/ids.ts';
import { route } from '#shared/lib/route.ts';

export const reportTypes = ['comprehensive', 'summary'] as const;

const reportType = z.enum(reportTypes);
/** shown on the report; no other personal data is */
const userName = z._default(z.string().check(z.trim(), z.maxLength(100)), '');

export const reportsRoutes = {
  generateCareerReport: route({
    method: 'POST',
    path: '/generate-career-report',
    access: 'user',
    freeText: true,
    summary: 'Write the report of an own stored result. What the client sends of it names it and is not believed.',
    input: z.object({
      userName,
      assessmentResults: z.object({ id }),
      cvAnalysis: z.optional(z.unknown()),
      careerMatches: z.optional(z.unknown()),
      reportType: z._default(reportType, 'comprehensive'),
    }),
    output: z.object({ success: z.boolean(), reportHtml: z.optional(z.string()), error: z.optional(z.string()) }),
    timeoutMs: 20_000,
  }),
  downloadCareerReport: route({
    method: 'POST',
    path: '/v1/career-report-file',
    access: 'user',
    freeText: true,
    summary: 'The same report as a PDF: an address to save it from, good for five minutes.',
    input: z.object({
      userName,
      resultId: id,
      reportType: z._default(reportType, 'comprehensive'),
      paper: z._default(paper, 'a4'),
    }),
    output: z.object({ url: z.url() }),
    timeoutMs: 20_000,
  }),
};
