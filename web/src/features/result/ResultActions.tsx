import { lazy } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { DialogButton } from './DialogButton.tsx';
import { retakePath } from './retake.ts';

const AnalysisOverlay = lazy(() => import('./analysis/AnalysisOverlay.tsx'));
const ReportCard = lazy(() => import('#web/parts/report/ReportCard.tsx'));

/** Actions on a result, one per line (RES-09, RES-10). Cards larger than a button come below the row of buttons. */
export function ResultActions({ result }: { result: ResultBody }) {
  const own = result.raw_assessment_data !== undefined;
  return (
    <>
      <Section look="ruled" title="Actions">
        <Cluster>
          {own && (
            <DialogButton label="Get AI Analysis">
              {(close) => <AnalysisOverlay resultId={result.id} onClose={close} />}
            </DialogButton>
          )}
          <ButtonLink to={retakePath(result)}>Retake Assessment</ButtonLink>
          {own && <ButtonLink to={paths.compare({ b: result.id })}>Compare with another result</ButtonLink>}
          <ButtonLink to={paths.history()}>All your assessments</ButtonLink>
        </Cluster>
      </Section>
      {own && (
        <Section look="ruled" id="report" title="Report and sharing">
          <LazyPart waiting={<Loading label="Loading the report" rows={2} />}>
            <ReportCard resultId={result.id} shared={result.shared ?? false} />
          </LazyPart>
        </Section>
      )}
    </>
  );
}
