import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import css from './RadioScale.module.css';

interface RadioScaleProps {
  legend: ReactNode;
  /** undefined while unanswered. */
  value: number | undefined;
  onChange: (value: number) => void;
  lowLabel: string;
  highLabel: string;
  min?: number;
  max?: number;
  /** What each step is called, from low to high, for screen readers; "1 of 5" otherwise. */
  stepLabels?: readonly string[];
  error?: string | undefined;
  disabled?: boolean;
  /** `beside`: the scale stands at the right of its statement where there is room, for long lists. */
  layout?: 'below' | 'beside';
}

/** A rating by radio buttons: arrow keys, Tab and screen readers work as the browser has them. */
export function RadioScale(props: RadioScaleProps) {
  const { legend, value, onChange, lowLabel, highLabel, min = 1, max = 5, stepLabels, error, disabled, layout } = props;
  const id = useId();
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const nameOf = (step: number) => {
    const end = step === min ? `, ${lowLabel}` : step === max ? `, ${highLabel}` : '';
    return stepLabels?.[step - min] ?? `${step} of ${max}${end}`;
  };
  return (
    <fieldset
      className={`${css.scale} ${layout === 'beside' ? css.beside : ''}`}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={css.legend}>{legend}</legend>
      <div className={css.steps} data-invalid={Boolean(error)}>
        {steps.map((step) => (
          <label key={step} className={css.step}>
            <input
              type="radio"
              name={id}
              value={step}
              checked={value === step}
              onChange={() => onChange(step)}
              aria-label={nameOf(step)}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>{lowLabel}</span>
        <span>{highLabel}</span>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
