import { type ReactNode, useId } from 'react';
import css from './RadioScale.module.css';

interface RadioScaleProps {
  legend: ReactNode;
  /** Help for answering: shown below the legend; it describes the group rather than naming it. */
  details?: ReactNode;
  /** undefined while unanswered. */
  value: number | undefined;
  onChange: (value: number) => void;
  /** Labels from low to high. Only the ends are shown; screen readers hear each with its number. */
  words: readonly string[];
}

/**
 * A rating by radio buttons: arrow keys, Tab and screen readers work natively. The scale is to the right of its
 * statement where there is room.
 */
export function RadioScale({ legend, details, value, onChange, words }: RadioScaleProps) {
  const name = useId();
  const [label, description] = [`${name}-label`, `${name}-details`];
  return (
    <fieldset className={css.scale} aria-labelledby={label} aria-describedby={details ? description : undefined}>
      <legend className={css.legend}>
        <span id={label}>{legend}</span>
        {details && <span id={description}>{details}</span>}
      </legend>
      <div className={css.steps}>
        {words.map((word, index) => (
          <label key={word} className={css.step}>
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              aria-label={`${index + 1}, ${word}`}
            />
            <span aria-hidden="true">{index + 1}</span>
          </label>
        ))}
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>{words[0]}</span>
        <span>{words.at(-1)}</span>
      </div>
    </fieldset>
  );
}
