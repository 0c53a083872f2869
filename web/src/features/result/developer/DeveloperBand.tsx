import { type ReactNode, useMemo, useState } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { AssessmentTruth } from './AssessmentTruth.tsx';
import css from './DeveloperBand.module.css';
import { digestOf } from './digest.ts';
import { FlipTest } from './FlipTest.tsx';
import { NetworkInspector } from './NetworkInspector.tsx';

interface DeveloperBandProps {
  /** null when none is displayed */
  result: ResultBody | null;
  /** test occupations replace the matches */
  flipped: boolean;
  onFlip: (flipped: boolean) => void;
}

/** A collapsed band below the page, so that it covers nothing on any screen (decision 0041). */
export default function DeveloperBand({ result, flipped, onFlip }: DeveloperBandProps) {
  const digest = useMemo(() => result && digestOf(result), [result]);
  return (
    <aside className={css.band} aria-labelledby="developer-tools">
      <div className={css.frame}>
        <h2 id="developer-tools" className={css.title}>
          Developer tools
        </h2>
        <p className={css.lead}>Shown before production to everybody, in production to administrators only.</p>
        {result && (
          <Panel
            summary={
              <>
                Assessment truth <code>{digest}</code>
              </>
            }
          >
            <AssessmentTruth result={result} digest={digest!} />
          </Panel>
        )}
        <Panel summary="Network inspector">
          <NetworkInspector />
        </Panel>
        {result && (
          <Panel summary={flipped ? 'Flip test: on' : 'Flip test'}>
            <FlipTest flipped={flipped} onFlip={onFlip} />
          </Panel>
        )}
      </div>
    </aside>
  );
}

/** Its content is rendered on opening. */
function Panel({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={summary} onToggle={setOpen}>
      {open && children}
    </Disclosure>
  );
}
