import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import css from './StepFrame.module.css';

export interface StepHeading {
  eyebrow: string;
  title: string;
  text?: string;
}

interface StepFrameProps {
  heading: StepHeading;
  /** progress, and how many answers are enough */
  count: string;
  enough: boolean;
  busy: boolean;
  /** label of the button to continue */
  nextLabel: string;
  /** null on the first step of a stage, where Back leaves the stage */
  onPrevious: (() => void) | null;
  onNext: () => void;
  children: ReactNode;
}

/**
 * The frame of every step: a heading, its answers, their count, and buttons to continue and go back. Enter continues.
 */
export function StepFrame({ heading, count, enough, busy, nextLabel, onPrevious, onNext, children }: StepFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // together with the step: a moment later, it could take the focus from somebody already answering
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form className={css.frame} onSubmit={submit} aria-labelledby="step">
      <div className={css.words}>
        <p id="step-place" className={css.eyebrow}>
          {heading.eyebrow}
        </p>
        {/* it takes the focus, and a screen reader goes on to the answers: what stands around it is read with it */}
        <h1 id="step" ref={title} tabIndex={-1} aria-describedby={heading.text ? 'step-place step-text' : 'step-place'}>
          {heading.title}
        </h1>
        {heading.text && <p id="step-text">{heading.text}</p>}
      </div>
      {children}
      <div className={css.footer} data-foot>
        <p className={css.count} role="status">
          {count}
        </p>
        {onPrevious && <Button onClick={onPrevious}>Previous</Button>}
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={!enough}
          // ignores the second half of a double click on the previous step
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {nextLabel}
        </Button>
      </div>
    </form>
  );
}
