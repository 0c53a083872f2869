import { useEffect, useRef } from 'react';
import { ProgressBar } from '#web/ui/notices/ProgressBar.tsx';
import css from './StepFrame.module.css';

interface WaitingProps {
  title: string;
  text?: string;
  /** what the bar is of, for whoever hears it */
  label: string;
}

/** In the place of a step, while the server has not answered. */
export function Waiting({ title, text, label }: WaitingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.frame} role="status">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text && <p>{text}</p>}
      <ProgressBar label={label} bare />
    </div>
  );
}
