import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Count, isDone, type Step } from '../steps.ts';
import css from './StepFrame.module.css';
import { countText, headingOf } from './step-wording.ts';

interface StepFrameProps {
  step: Step;
  bank: ItemBank;
  count: Count;
  busy: boolean;
  last: boolean;
  /** null on the first step of a stage: from there Back leaves the stage */
  onPrevious: (() => void) | null;
  onNext: () => void;
  children: ReactNode;
}

/** What every step has: a heading, its answers, how many there are, and the ways on and back. Enter is the way on. */
export function StepFrame({ step, bank, count, busy, last, onPrevious, onNext, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // with the step itself: a moment later it could take the focus from somebody who has begun to answer
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const { eyebrow, title, text } = headingOf(step, bank);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form className={css.frame} onSubmit={submit} aria-labelledby="step">
      <div className={css.words}>
        <p className={css.eyebrow}>{eyebrow}</p>
        <h1 id="step" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {text && <p>{text}</p>}
      </div>
      {children}
      <div className={css.footer}>
        <p className={css.count} role="status">
          {countText(step, count)}
        </p>
        {onPrevious && <Button onClick={onPrevious}>Previous</Button>}
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={!isDone(count)}
          // the second half of a double click on the step before is no answer to this one
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {last ? 'See my matches' : 'Next'}
        </Button>
      </div>
    </form>
  );
}
