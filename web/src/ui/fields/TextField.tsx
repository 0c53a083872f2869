import type { ComponentProps } from 'react';
import css from './Field.module.css';
import { Field, type FieldText } from './Field.tsx';

export type TextFieldProps = FieldText & ComponentProps<'input'>;

/** One line of text. Spread the `register(…)` of react-hook-form into it. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={css.input} />}
    </Field>
  );
}
