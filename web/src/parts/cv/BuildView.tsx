import { useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { BuildBar } from './BuildBar.tsx';
import { Builder } from './builder/Builder.tsx';
import { type ActiveField, CvContext } from './builder/cv-context.ts';
import css from './CvTools.module.css';
import { type Path, pathKey } from './draft/paths.ts';
import type { CvDraft } from './draft/shape.ts';
import { PagePane } from './page/PagePane.tsx';
import { UnsureNotice } from './UnsureNotice.tsx';
import type { CvFlow } from './use-cv-flow.ts';

/** The builder step that contains a field. */
const stepOf = (key: string): number => {
  const [part] = key.split('.');
  return { personalInfo: 0, professionalSummary: 1, experience: 2, education: 3, skills: 4 }[part!] ?? 5;
};

const inOrder = ({ unsure }: CvDraft): string[] => unsure.toSorted((a, b) => stepOf(a) - stepOf(b));

/** The seven steps and, for an uploaded CV, the file beside them; a phone shows one of the two at a time. */
export function BuildView({ flow }: { flow: CvFlow }) {
  const { draft, act, file, step, setStep } = flow;
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
  return (
    <CvContext value={work}>
      <Stack gap={4}>
        {pages && (
          <p>
            <b>Check what was read.</b> Fix what is wrong from the page: choose a field, then the line.{' '}
            {file?.provider === 'bedrock' && 'A language model on Amazon Bedrock has read its text, too.'}
          </p>
        )}
        <UnsureNotice count={draft.unsure.length} onShow={() => show(inOrder(draft)[0])} />
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
        <BuildBar flow={flow} analyze={analyze} />
      </Stack>
    </CvContext>
  );
}
