import { type CSSProperties, type ReactNode, useId } from 'react';
import { percent } from '#shared/lib/format.ts';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import css from './Meter.module.css';

/** How far something is used up: below half `good`, then these (D-10). */
export type UseBand = 'half' | 'low' | 'gone';

interface MeterProps {
  label: string;
  /** 0-100; null is "not available" and draws an empty bar, never a zero. */
  value: number | null;
  /** How the number is written; rounded with % unless told otherwise. */
  format?: (value: number) => string;
  /** `ink` for a score; the rest are the bands of what is used up. */
  tone?: 'ink' | 'good' | UseBand;
  hint?: ReactNode;
}

/** A score as a bar. The number always stands beside it, so nothing rests on length or colour alone. */
export function Meter({ label, value, format, tone = 'ink', hint }: MeterProps) {
  const id = useId();
  const text = value === null ? 'not available' : format ? format(value) : percent(value);
  return (
    <div className={css.meter}>
      <span id={id} className={css.label}>
        {label}
        {hint && <small className={css.hint}>{hint}</small>}
      </span>
      <span className={css.number}>{value === null ? <NotAvailable /> : text}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be styled alike in all browsers */}
      <div
        className={css.bar}
        data-missing={value === null}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value ?? 0}
        aria-valuetext={text}
      >
        {value !== null && (
          <span
            className={`${css.fill} ${css[tone]}`}
            style={{ '--share': `${Math.max(0, Math.min(100, value))}%` } as CSSProperties}
          />
        )}
      </div>
    </div>
  );
}
