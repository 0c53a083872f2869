import { useEffect, useId, useRef } from 'react';
import { ProgressBar } from '#web/ui/notices/ProgressBar.tsx';
import css from './StepFrame.module.css';

interface WaitingProps {
  title: string;
  text?: string;
  /** accessible name of the progress bar */
  label: string;
}

/**
 * Shown instead of a step until the server has answered. The heading takes the focus, so that it is read once, with its
 * text.
 */
export function Waiting({ title, text, label }: WaitingProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.frame}>
      <h1 ref={heading} tabIndex={-1} aria-describedby={text && id}>
        {title}
      </h1>
      {text && <p id={id}>{text}</p>}
      <ProgressBar label={label} bare />
    </div>
  );
}
