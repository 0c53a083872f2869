import { Link } from 'react-router-dom';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { attributionLine } from '#shared/occupations/sources.ts';
import { MONTHLY_PERIOD_DAYS } from '#shared/plans/catalogue.ts';
import { keptOnAnyPlan } from '#shared/plans/retention-text.ts';
import { paths } from '#web/paths.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { LiveNote } from './live/LiveNote.tsx';

/** The notes below every result (RES-14; RES-15 as amended by D-08 and D-79). */
export function ResultFooter({ result }: { result: ResultBody }) {
  return (
    <Stack gap={2} as="section" aria-label="Notes on this result">
      <p>
        <small>
          <LiveNote result={result} /> No protected attributes are collected: no name, gender, age, origin or school
          enters a score.
        </small>
      </p>
      <p>
        <small>
          Delete/retake: you can delete this result at any time in your history, and retake the assessment at any time
          within your plan; after {MONTHLY_PERIOD_DAYS} days the allowance of your plan is refilled. {keptOnAnyPlan}
        </small>
      </p>
      <p>
        <small>
          {attributionLine} <Link to={paths.dataSources()}>Sources and licenses</Link>
        </small>
      </p>
    </Stack>
  );
}
