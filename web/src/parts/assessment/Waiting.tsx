import { useEffect, useId, useRef } from 'react';
import { ProgressBar } from '#web/ui/notices/ProgressBar.tsx';
import css from './StepFrame.module.css';

interface WaitingProps {
  title: string;
  text?: string;
  /** what the bar is of, for whoever hears it */
  label: string;
}

/** In the place of a step, while the server has not answered. Its heading takes the focus, and is so heard once, with its text. */
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
