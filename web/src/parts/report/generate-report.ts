import type { Input } from '#shared/lib/route.ts';
import { reportsRoutes } from '#shared/reports/contract.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { paperHere } from '#web/session/device/paper.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { openReportTab } from './report-tab.ts';

export type ReportType = NonNullable<Input<typeof reportsRoutes.generateCareerReport>['reportType']>;

export interface ReportRequest {
  resultId: string;
  userName: string;
  reportType: ReportType;
}

/**
 * The report as HTML; null, after a toast, when there is none (RPT-05 to RPT-07). The server reads the stored result
 * itself.
 */
export async function generateReport({ resultId, userName, reportType }: ReportRequest): Promise<string | null> {
  try {
    const { success, reportHtml, error } = await call(reportsRoutes.generateCareerReport, {
      userName,
      assessmentResults: { id: resultId },
      cvAnalysis: null,
      careerMatches: [],
      reportType,
    });
    if (!success || !reportHtml) throw new ApiError('NO_REPORT', error ?? 'the answer holds no report');
    toast({ title: 'Report generated successfully!', tone: 'good' });
    return reportHtml;
  } catch (error) {
    toast({ title: `Failed to generate report: ${explain(error)}`, tone: 'bad' });
    return null;
  }
}

/** Generates and prints in one click, for menus (HIS-15). */
export async function downloadReport(request: ReportRequest): Promise<void> {
  const tab = openReportTab();
  const html = await generateReport(request);
  if (html === null) tab.close();
  else if (!tab.print(html)) sayBlocked();
}

export const sayBlocked = () =>
  toast({
    title: 'The report could not open by itself',
    text: 'Allow new tabs for this site, then try again.',
    tone: 'bad',
  });

/** Saves the report as a PDF: the link is an attachment, so this page stays open. */
export async function savePdf({ resultId, userName, reportType }: ReportRequest): Promise<void> {
  try {
    const { url } = await call(reportsRoutes.downloadCareerReport, {
      resultId,
      userName,
      reportType,
      paper: paperHere(),
    });
    window.location.assign(url);
  } catch (error) {
    toast({ title: `Failed to generate report: ${explain(error)}`, tone: 'bad' });
  }
}
