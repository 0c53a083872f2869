import { type ReactNode, useId } from 'react';
import css from './RadioScale.module.css';

interface RadioScaleProps {
  legend: ReactNode;
  /** undefined while unanswered. */
  value: number | undefined;
  onChange: (value: number) => void;
  /** Labels of the steps from low to high. The ends are shown; screen readers hear each with its number. */
  words: readonly string[];
}

/**
 * A rating by radio buttons: arrow keys, Tab and screen readers work as the browser has them. The scale stands at the right of
 * its statement where there is room.
 */
export function RadioScale({ legend, value, onChange, words }: RadioScaleProps) {
  const name = useId();
  return (
    <fieldset className={css.scale}>
      <legend className={css.legend}>{legend}</legend>
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
