import { marketRoutes } from '#shared/market/contract.ts';
import { call } from '#web/api/client.ts';
import { paperHere } from '#web/session/device/paper.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { DocumentFrame } from '#web/ui/layout/DocumentFrame.tsx';
import { MeteredAction } from './MeteredAction.tsx';

/** A report on an industry, on request: to read here or save as PDF (D-70). */
export const IndustryReport = ({ industry }: { industry: string }) => (
  <MeteredAction
    feature="industry_reports"
    label="Industry report"
    name={`Industry report on ${industry}`}
    ask={(idempotencyKey) => call(marketRoutes.industryReport, { industry, paper: paperHere() }, { idempotencyKey })}
  >
    {({ html, pdf }, close) => (
      <Dialog
        open
        onClose={close}
        width="wide"
        title={`Industry report: ${industry}`}
        footer={
          <>
            <Button onClick={close}>Close</Button>
            <a
              className={buttonClass('secondary')}
              href={`data:application/pdf;base64,${pdf}`}
              download={fileName(industry)}
            >
              Download PDF
            </a>
          </>
        }
      >
        <DocumentFrame title={`The report on ${industry}`} html={html} />
      </Dialog>
    )}
  </MeteredAction>
);

const fileName = (industry: string) => `industry-report-${industry.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`;
