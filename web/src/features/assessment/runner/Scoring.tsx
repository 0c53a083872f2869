import { useEffect, useRef } from 'react';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import css from './StepFrame.module.css';

export function Scoring() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.frame} role="status">
      <h1 ref={heading} tabIndex={-1}>
        Reading your answers…
      </h1>
      <p>Comparing them with every occupation. This takes a few seconds.</p>
      <ProgressBar label="Comparing occupations" bare />
    </div>
  );
}
