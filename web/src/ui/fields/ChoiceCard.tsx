import { type ReactNode, useId } from 'react';
import css from './ChoiceCard.module.css';

interface ChoiceCardProps {
  /** `radio` for a single choice (give all the same name), `checkbox` for multiple choice. */
  type?: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

/** A choice with room for a sentence. Put a set of them in a fieldset with a legend. */
export function ChoiceCard({ type = 'radio', title, description, onChange, ...input }: ChoiceCardProps) {
  const id = useId();
  return (
    <label className={css.card}>
      <input
        {...input}
        type={type}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-text` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={css.words}>
        <span id={`${id}-title`} className={description ? css.title : undefined}>
          {title}
        </span>
        {description && (
          <span id={`${id}-text`} className={css.text}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
