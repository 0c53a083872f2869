import { PasswordField } from '@aws-amplify/ui-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import css from './AuthPage.module.css';
import { PasswordStrength, strengthId } from './PasswordStrength.tsx';

interface NewPasswordFieldProps {
  label: string;
  field: UseFormRegisterReturn;
  value: string;
  error: string | undefined;
}

/** A password being chosen. Its strength describes the field unless there is an error. */
export const NewPasswordField = ({ label, field, value, error }: NewPasswordFieldProps) => (
  <div className={css.withHint}>
    <PasswordField
      {...field}
      label={label}
      autoComplete="new-password"
      {...(error === undefined && { 'aria-describedby': strengthId })}
      hasError={error !== undefined}
      errorMessage={error}
    />
    <PasswordStrength password={value} />
  </div>
);
