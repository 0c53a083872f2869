import { type ReactNode, useId } from 'react';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

interface FieldProps extends FieldText {
  /** Receives the id and descriptions for the control. */
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, hint, control and error, connected for screen readers. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={css.field} data-invalid={Boolean(error)}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
