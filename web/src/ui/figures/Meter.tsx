import { type CSSProperties, type ReactNode, useId } from 'react';
import { percent } from '#shared/lib/format.ts';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import css from './Meter.module.css';

/** How much is used up: `good` below half, then these (D-10). */
export type UseBand = 'half' | 'low' | 'gone';

interface MeterProps {
  label: string;
  /** 0-100; null is "not available" and draws an empty bar, not a zero. */
  value: number | null;
  /** Formats the number; by default rounded with %. */
  format?: (value: number) => string;
  /** `ink` for a score; the others are usage bands. */
  tone?: 'ink' | 'good' | UseBand;
  hint?: ReactNode;
}

/** A score as a bar. The number is always beside it, so that nothing relies on length or color alone. */
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
