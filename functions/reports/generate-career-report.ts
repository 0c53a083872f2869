import { assessmentId } from '#functions/data/assessment/assessment.ts';
import { loadResult } from '#functions/data/history/assessments.ts';
import { serve } from '#functions/serve/serve.ts';
import { writeHtml } from '#shared/documents/html.ts';
import { careerReport } from '#shared/reports/career-report.ts';
import { reportsRoutes } from '#shared/reports/contract.ts';
import { storeReport } from './store-report.ts';

export const handler = serve(reportsRoutes.generateCareerReport, async (input, ctx) => {
  const { userName, reportType: type } = input;
  const result = await loadResult(ctx, assessmentId(input.assessmentResults.id));
  const reportHtml = writeHtml(careerReport(result, { userName, type }));
  await storeReport(ctx, result.assessment_id, {
    name: `${type}.html`,
    body: reportHtml,
    type: 'text/html; charset=utf-8',
  });
  return { success: true, reportHtml };
});
