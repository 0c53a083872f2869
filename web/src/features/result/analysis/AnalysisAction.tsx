import { lazy, useState } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { Button } from '#web/ui/Button.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';

const AnalysisOverlay = lazy(() =>
  import('./AnalysisOverlay.tsx').then((module) => ({ default: module.AnalysisOverlay })),
);

/** The button of RES-09; the overlay is fetched when it is opened for the first time. */
export function AnalysisAction({ result }: { result: ResultBody }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Get AI Analysis</Button>
      {open && (
        <LazyPart>
          <AnalysisOverlay resultId={result.id} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
