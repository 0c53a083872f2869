import { TextField } from '@aws-amplify/ui-react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface EmailFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  hint?: string;
}

/** The email address of an account; browsers fill it in as the user name. */
export const EmailField = ({ field, error, hint }: EmailFieldProps) => (
  <TextField
    {...field}
    label="Email"
    descriptiveText={hint}
    type="email"
    autoComplete="username"
    inputMode="email"
    hasError={error !== undefined}
    errorMessage={error}
  />
);
