import type { ComponentProps } from 'react';
import css from './Field.module.css';
import { Field, type FieldText } from './Field.tsx';

type SelectFieldProps = FieldText & ComponentProps<'select'>;

/** A choice among many, with the native list. */
export function SelectField({ label, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <select {...select} {...control} className={css.input} />}
    </Field>
  );
}
