import type { ComponentProps } from 'react';
import css from './Field.module.css';
import { Field, type FieldText } from './Field.tsx';

type TextAreaFieldProps = FieldText & ComponentProps<'textarea'>;

/** Multi-line text, typed or pasted. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...area} {...control} className={`${css.input} ${css.area}`} />}
    </Field>
  );
}
