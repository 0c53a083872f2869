import { assessmentId } from '#functions/data/assessment/assessment.ts';
import { loadResult } from '#functions/data/history/assessments.ts';
import { reportFile } from '#functions/data/result/report-file.ts';
import { writePdf } from '#functions/documents/pdf.ts';
import { downloadUrl, putFile } from '#functions/outside/files.ts';
import { serve } from '#functions/serve/serve.ts';
import { product } from '#shared/product.ts';
import { careerReport } from '#shared/reports/career-report.ts';
import { reportsRoutes } from '#shared/reports/contract.ts';

export const handler = serve(reportsRoutes.downloadCareerReport, async (input, ctx) => {
  const { userName, reportType: type, paper } = input;
  const result = await loadResult(ctx, assessmentId(input.resultId));
  const file = reportFile(ctx.user.sub, result.assessment_id, `${type}-${paper}.pdf`);
  await putFile(file, await writePdf(careerReport(result, { userName, type }), paper), 'application/pdf');
  return { url: await downloadUrl(file, `${product.name} career report ${result.created_at.slice(0, 10)}.pdf`) };
});
