import { type CSSProperties, useId } from 'react';
import css from './ProgressBar.module.css';

interface ProgressBarProps {
  /** 0-100; omitted while the length of the work is unknown. */
  value?: number;
  label: string;
  /** Text on the right; the percentage by default. */
  valueText?: string;
  /** Shows only the bar; the label is still announced. */
  bare?: boolean;
}

/** Progress of a task. For a score use Meter. */
export function ProgressBar({ value, label, valueText, bare = false }: ProgressBarProps) {
  const id = useId();
  const text = valueText ?? (value === undefined ? '' : `${Math.round(value)} %`);
  return (
    <div className={css.wrap}>
      {!bare && (
        <div className={css.line}>
          <span id={id}>{label}</span>
          <span className={css.value}>{text}</span>
        </div>
      )}
      <div
        className={css.bar}
        role="progressbar"
        aria-labelledby={bare ? undefined : id}
        aria-label={bare ? label : undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value === undefined ? undefined : Math.round(value)}
        aria-valuetext={text || undefined}
      >
        <span
          className={value === undefined ? css.unknown : css.fill}
          style={{ '--share': `${value ?? 30}%` } as CSSProperties}
        />
      </div>
    </div>
  );
}
