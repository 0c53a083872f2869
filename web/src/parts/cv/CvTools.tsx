import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { ProgressBar } from '#web/ui/notices/ProgressBar.tsx';
import { BuildView } from './BuildView.tsx';
import { ChooseView } from './ChooseView.tsx';
import css from './CvTools.module.css';
import { infoOf } from './draft/draft.ts';
import { ResultsView } from './results/ResultsView.tsx';
import { type Trouble, useCvFlow } from './use-cv-flow.ts';
import { WrittenView } from './WrittenView.tsx';

interface CvToolsProps {
  sub: string;
  onReady: (isReady: boolean) => void;
}

/** The CV tools (D-69): choose, build or correct, analyze, results (CVT-01, CVT-03). */
export default function CvTools({ sub, onReady }: CvToolsProps) {
  const flow = useCvFlow(sub, () => onReady(true));
  const { view } = flow;
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(view.at);
  useEffect(() => {
    // keeps the focus in the tools when the view changes
    if (last.current !== view.at) root.current?.focus();
    last.current = view.at;
  }, [view.at]);
  return (
    <div ref={root} tabIndex={-1} className={view.at === 'build' && flow.file ? css.wide : css.flow}>
      <Stack gap={5}>
        {flow.trouble && <TroubleNotice trouble={flow.trouble} />}
        {view.at === 'choose' && <ChooseView open={flow.open} />}
        {view.at === 'build' && <BuildView flow={flow} />}
        {view.at === 'written' && <WrittenView flow={flow} cvText={view.cvText} />}
        {view.at === 'analyse' && (
          <Stack gap={3}>
            <ProgressBar label={stages[view.progress]} value={view.progress} />
            <div>
              <Button variant="quiet" onClick={flow.edit}>
                Cancel
              </Button>
            </div>
          </Stack>
        )}
        {view.at === 'results' && (
          <ResultsView
            analysis={view.analysis}
            isSaved={view.isSaved}
            info={infoOf(flow.draft)}
            file={flow.file}
            cvText={view.cvText}
            onPresent={(code) => void flow.analyse(code)}
            onRemoved={() => onReady(false)}
            onEdit={flow.edit}
            onAgain={flow.reset}
          />
        )}
      </Stack>
    </div>
  );
}

/** CVT-06 */
const stages = {
  10: 'Writing the text of your CV',
  30: 'Comparing it with the occupation table',
  50: 'Saving what you confirmed',
  100: 'Analysis complete',
} as const;

const TroubleNotice = ({ trouble: { text, hint } }: { trouble: Trouble }) => (
  <Notice tone="bad" live title={text}>
    {hint ?? 'Nothing you entered is lost.'}
  </Notice>
);
