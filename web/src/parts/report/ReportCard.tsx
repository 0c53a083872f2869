import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { generateReport, type ReportType, savePdf, sayBlocked } from './generate-report.ts';
import css from './ReportCard.module.css';
import { ReportPreview } from './ReportPreview.tsx';
import { openReportTab } from './report-tab.ts';
import { SharePart } from './SharePart.tsx';

interface ReportCardProps {
  resultId: string;
  /** whether other signed-in people may open it by its link */
  shared: boolean;
}

/** Generates, previews, downloads and shares (RES-11, RPT-04). Changing an option generates the report again. */
export default function ReportCard({ resultId, shared }: ReportCardProps) {
  const [userName, setUserName] = useState('');
  const [reportType, setReportType] = useState<ReportType>('comprehensive');
  const [written, setWritten] = useState<{ of: string; html: string | null }>();
  const [previewing, setPreviewing] = useState(false);
  const request = { resultId, userName: userName.trim(), reportType };
  const asked = JSON.stringify(request);
  // a report written for another name or type does not count
  const html = written?.of === asked ? written.html : null;

  const report = useMutation({
    mutationFn: async () => setWritten({ of: asked, html: await generateReport(request) }),
  });
  const pdf = useMutation({ mutationFn: () => savePdf(request) });
  const print = () => {
    if (!openReportTab().print(html!)) sayBlocked();
  };
  return (
    <div className={css.card}>
      <Stack gap={4}>
        <p>
          Everything on this page as a document: to print, to keep, to show to others. It is written from your stored
          result, and every figure in it names its source.
        </p>
        <div className={css.fields}>
          <SelectField
            label="Report"
            value={reportType}
            onChange={(event) => setReportType(event.target.value as ReportType)}
          >
            <option value="comprehensive">Comprehensive, with the five best occupations explained</option>
            <option value="summary">Summary, on two or three pages</option>
          </SelectField>
          <TextField
            label="Name on it (optional)"
            autoComplete="name"
            maxLength={100}
            value={userName}
            onChange={(event) => setUserName(event.target.value)}
          />
        </div>
        <Cluster>
          <Button busy={report.isPending} onClick={() => report.mutate()}>
            {report.isPending ? 'Writing the report …' : 'Generate report'}
          </Button>
          <Button disabled={html === null} onClick={() => setPreviewing(true)}>
            Preview
          </Button>
          <Button disabled={html === null} onClick={print}>
            Download
          </Button>
          <Button disabled={html === null} busy={pdf.isPending} onClick={() => pdf.mutate()}>
            Download PDF
          </Button>
        </Cluster>
        <p role="status">
          <small>
            {html === null
              ? 'Not generated yet. Preview and download appear once it is.'
              : 'Your report is ready. Download opens it in a new tab, where you can print or save it.'}
          </small>
        </p>
      </Stack>
      <SharePart resultId={resultId} shared={shared} />
      <ReportPreview html={previewing ? html : null} onClose={() => setPreviewing(false)} />
    </div>
  );
}
