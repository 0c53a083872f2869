import { useEffect, useRef } from 'react';
import { missingIn, steps } from '#shared/cv/builder/steps.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { infoOf } from '../draft/draft.ts';
import css from './Builder.module.css';
import { useCv } from './cv-context.ts';
import { stepFields } from './StepFields.tsx';

interface BuilderProps {
  step: number;
  onStep: (step: number) => void;
}

/**
 * The steps of a CV (CVT-02): any can be opened; Next is enabled once the step's required fields are filled (CVT-21).
 */
export function Builder({ step, onStep }: BuilderProps) {
  const { draft, wanted, setWanted } = useCv();
  const info = infoOf(draft);
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const need = missingIn(step, info);
  const Fields = stepFields[step]!;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the step
  useEffect(() => {
    if (!isFirst.current && wanted === null) heading.current?.focus();
    isFirst.current = false;
  }, [step]);
  useEffect(() => {
    if (wanted === null) return;
    fields.current?.querySelector<HTMLElement>(`[name="${CSS.escape(wanted)}"]`)?.focus();
    setWanted(null);
  }, [wanted, setWanted]);
  return (
    <Stack gap={5}>
      <nav aria-label="Steps of the CV">
        <ol className={css.trail}>
          {steps.map((name, at) => {
            const complete = missingIn(at, info) === null;
            return (
              <li key={name}>
                <button
                  type="button"
                  className={css.stop}
                  aria-current={at === step ? 'step' : undefined}
                  onClick={() => onStep(at)}
                >
                  {at + 1}. {name}
                  {complete && (
                    <>
                      <svg className={css.mark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                        <path d="M3 8.5l3.5 3.5L13 4.5" fill="none" stroke="currentColor" strokeWidth="2" />
                      </svg>
                      <VisuallyHidden>, complete</VisuallyHidden>
                    </>
                  )}
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      <h3 ref={heading} tabIndex={-1}>
        {steps[step]}
      </h3>
      <div ref={fields}>
        <Fields />
      </div>
      <Cluster gap={3}>
        {step > 0 && <Button onClick={() => onStep(step - 1)}>Back</Button>}
        {step < steps.length - 1 && (
          <Button variant="primary" disabled={need !== null} onClick={() => onStep(step + 1)}>
            Next
          </Button>
        )}
        {need && <span className={css.need}>{need}</span>}
      </Cluster>
    </Stack>
  );
}
