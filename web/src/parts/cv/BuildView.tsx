import { useMemo, useState } from 'react';
import { steps } from '#shared/cv/builder/steps.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/Stack.tsx';
import { Builder } from './builder/Builder.tsx';
import { type ActiveField, CvContext } from './builder/cv-context.ts';
import css from './CvTools.module.css';
import { PagePane } from './page/PagePane.tsx';
import type { CvFlow } from './use-cv-flow.ts';

/** The seven steps; beside them, for a CV that was read, the file itself. On a phone one of the two at a time. */
export function BuildView({ flow }: { flow: CvFlow }) {
  const { draft, act, pages, step, setStep, canUndo } = flow;
  const [active, setActive] = useState<ActiveField | null>(null);
  const [shown, setShown] = useState<'fields' | 'page'>('fields');
  const work = useMemo(() => ({ draft, act, active, setActive }), [draft, act, active]);
  const isLast = step === steps.length - 1;
  return (
    <CvContext value={work}>
      <Stack gap={4}>
        {pages && (
          <p>
            <b>Check what was read.</b> Whatever is wrong is put right by a click on the page: choose a field, then the
            line.
          </p>
        )}
        {pages && (
          <fieldset className={css.views} aria-label="What is shown">
            <Button aria-pressed={shown === 'fields'} onClick={() => setShown('fields')}>
              Fields
            </Button>
            <Button aria-pressed={shown === 'page'} onClick={() => setShown('page')}>
              Page
            </Button>
          </fieldset>
        )}
        <div className={pages ? css.beside : undefined} data-view={pages ? shown : undefined}>
          <div className={css.fields}>
            <Builder step={step} onStep={setStep} />
          </div>
          {pages && (
            <aside className={css.page} aria-label="Your file">
              <PagePane pages={pages} />
            </aside>
          )}
        </div>
        <Cluster spread className={css.bar}>
          <Cluster>
            <Button
              variant={isLast && !pages ? 'primary' : 'secondary'}
              busy={flow.busy}
              onClick={() => void flow.generate()}
            >
              Generate CV
            </Button>
            {pages && (
              <Button variant="primary" onClick={() => void flow.analyse()}>
                Analyze CV
              </Button>
            )}
          </Cluster>
          <Cluster>
            <Button variant="quiet" aria-disabled={!canUndo} onClick={() => canUndo && act({ kind: 'undo' })}>
              Undo
            </Button>
            <Button variant="quiet" onClick={flow.reset}>
              Start over
            </Button>
          </Cluster>
        </Cluster>
      </Stack>
    </CvContext>
  );
}
