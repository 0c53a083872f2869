import { assessmentId } from '#functions/data/assessment/assessment.ts';
import { loadResult } from '#functions/data/history/assessments.ts';
import { reportFile } from '#functions/data/result/report-file.ts';
import { putFile } from '#functions/outside/files.ts';
import { serve } from '#functions/serve/serve.ts';
import { writeHtml } from '#shared/documents/html.ts';
import { careerReport } from '#shared/reports/career-report.ts';
import { reportsRoutes } from '#shared/reports/contract.ts';

export const handler = serve(reportsRoutes.generateCareerReport, async (input, ctx) => {
  const { userName, reportType: type } = input;
  const result = await loadResult(ctx, assessmentId(input.assessmentResults.id));
  const reportHtml = writeHtml(careerReport(result, { userName, type }));
  const file = reportFile(ctx.user.sub, result.assessment_id, `${type}.html`);
  await putFile(file, reportHtml, 'text/html; charset=utf-8');
  return { success: true, reportHtml };
});
