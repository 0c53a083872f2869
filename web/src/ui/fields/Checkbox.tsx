import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';

type CheckboxProps = { label: ReactNode; error?: string | undefined } & ComponentProps<'input'>;

/** A yes or no. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={css.check} data-invalid={Boolean(error)}>
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
