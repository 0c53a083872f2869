import { assessmentId } from '#functions/data/assessment/assessment.ts';
import { loadResult } from '#functions/data/history/assessments.ts';
import { writePdf } from '#functions/documents/pdf.ts';
import { downloadUrl } from '#functions/outside/files.ts';
import { serve } from '#functions/serve/serve.ts';
import { product } from '#shared/product.ts';
import { careerReport } from '#shared/reports/career-report.ts';
import { reportsRoutes } from '#shared/reports/contract.ts';
import { storeReport } from './store-report.ts';

export const handler = serve(reportsRoutes.downloadCareerReport, async (input, ctx) => {
  const { userName, reportType: type, paper } = input;
  const result = await loadResult(ctx, assessmentId(input.resultId));
  const file = await storeReport(ctx, result.assessment_id, {
    name: `${type}-${paper}.pdf`,
    body: await writePdf(careerReport(result, { userName, type }), paper),
    type: 'application/pdf',
  });
  return { url: await downloadUrl(file, `${product.name} career report ${result.created_at.slice(0, 10)}.pdf`) };
});
