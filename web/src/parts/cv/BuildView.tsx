import { useCallback, useMemo, useRef, useState } from 'react';
import { steps } from '#shared/cv/builder/steps.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Builder } from './builder/Builder.tsx';
import { type ActiveField, CvContext } from './builder/cv-context.ts';
import css from './CvTools.module.css';
import { type Path, pathKey } from './draft/paths.ts';
import type { CvDraft } from './draft/shape.ts';
import { PagePane } from './page/PagePane.tsx';
import type { CvFlow } from './use-cv-flow.ts';

/** The step of the builder in which a field stands. */
const stepOf = (key: string): number => {
  const [part] = key.split('.');
  return { personalInfo: 0, professionalSummary: 1, experience: 2, education: 3, skills: 4 }[part!] ?? 5;
};

const inOrder = ({ unsure }: CvDraft): string[] => unsure.toSorted((a, b) => stepOf(a) - stepOf(b));

/** The seven steps; beside them, for a CV that was read, the file itself. On a phone one of the two at a time. */
export function BuildView({ flow }: { flow: CvFlow }) {
  const { draft, act, file, step, setStep, canUndo } = flow;
  const pages = file?.pages ?? null;
  const [active, setActive] = useState<ActiveField | null>(null);
  const [shown, setShown] = useState<'fields' | 'page'>('fields');
  const [wanted, setWanted] = useState<string | null>(null);
  const analyze = useRef<HTMLButtonElement>(null);
  const show = useCallback(
    (key: string | undefined) => {
      if (key === undefined) return analyze.current?.focus();
      setShown('fields');
      setStep(stepOf(key));
      setWanted(key);
    },
    [setStep],
  );
  const work = useMemo(() => {
    const confirm = (path: Path) => {
      act({ kind: 'confirm', path });
      const [key, order] = [pathKey(path), inOrder(draft)];
      const at = order.indexOf(key);
      show([...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))][0]);
    };
    return { draft, act, active, setActive, wanted, setWanted, confirm };
  }, [draft, act, active, wanted, show]);
  const isLast = step === steps.length - 1;
  return (
    <CvContext value={work}>
      <Stack gap={4}>
        {pages && (
          <p>
            <b>Check what was read.</b> Whatever is wrong is put right from the page: choose a field, then the line.{' '}
            {file?.provider === 'bedrock' && 'A language model on Amazon Bedrock has read its text, too.'}
          </p>
        )}
        {draft.unsure.length > 0 && (
          <Notice
            tone="warn"
            title={
              draft.unsure.length === 1
                ? 'One value was found by a language model alone'
                : `${draft.unsure.length} values were found by a language model alone`
            }
            action={<Button onClick={() => show(inOrder(draft)[0])}>Show the next one</Button>}
          >
            They stand in your file in these words, but our own rules did not find them. Confirm, change or clear them.
          </Notice>
        )}
        {pages && (
          <fieldset className={css.views} aria-label="What is shown">
            <Button aria-pressed={shown === 'fields'} onClick={() => setShown('fields')}>
              Fields
            </Button>
            <Button aria-pressed={shown === 'page'} onClick={() => setShown('page')}>
              Page{draft.notPlaced.length > 0 && `, not placed: ${draft.notPlaced.length}`}
            </Button>
          </fieldset>
        )}
        <div className={pages ? css.beside : undefined} data-view={pages ? shown : undefined}>
          <div className={css.fields}>
            <Builder step={step} onStep={setStep} />
          </div>
          {pages && (
            <aside className={css.page} aria-label="Your file">
              <PagePane pages={pages} isSeen={shown === 'page'} />
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
              <Button ref={analyze} variant="primary" onClick={() => void flow.analyse()}>
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
