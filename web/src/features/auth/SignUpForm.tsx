import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import { firstChoicesAsText } from '#web/parts/assessment/first-choices.ts';
import { paths } from '#web/paths.ts';
import { signUp } from '#web/session/account/account.ts';
import { asAccountError } from '#web/session/account/account-error.ts';
import { rememberNewcomer } from '#web/session/account/given-address.ts';
import { rememberReturnPath } from '#web/session/account/return-path.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import css from './AuthPage.module.css';
import { signUpForm } from './auth-forms.ts';
import { EmailField } from './EmailField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

/** A new account; its password is kept in this page until the email is confirmed. */
export interface Created {
  email: string;
  password: string;
  /** Cognito's id of it; null if the address already had an account */
  user: string | null;
}

interface SignUpFormProps {
  email: string;
  /** the account created on this page, so that correcting the address needs no other input */
  created: Created | null;
  onEmail: (email: string) => void;
  next: string | null;
  onCreated: (created: Created) => void;
}

export function SignUpForm({ email, created, onEmail, next, onCreated }: SignUpFormProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm<z.input<typeof signUpForm>, unknown, z.output<typeof signUpForm>>({
    resolver: zodResolver(signUpForm),
    defaultValues: { email, password: created?.password ?? '', terms: false as unknown as true },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setRefused(null);
    const { email, password } = values;
    try {
      const user = await signUp(email, password, firstChoicesAsText());
      rememberNewcomer(email);
      rememberReturnPath(next ?? paths.newAssessment()); // D-91
      onCreated({ email, password, user });
    } catch (error) {
      setRefused(asAccountError(error).message);
    }
  });

  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      {refused && <ErrorNotice title="No account created" message={refused} answer />}
      <EmailField
        field={form.register('email', { onChange: ({ target }) => onEmail(target.value) })}
        error={errors.email?.message}
      />
      <NewPasswordField
        label="Password"
        field={form.register('password')}
        value={form.watch('password')}
        error={errors.password?.message}
      />
      <Checkbox
        {...form.register('terms')}
        error={errors.terms?.message}
        label={
          <>
            I accept the{' '}
            <Link to={paths.terms()} target="_blank" rel="noopener">
              terms and conditions
              <NewTabNote />
            </Link>
          </>
        }
      />
      <Button type="submit" variant="primary" busy={isSubmitting}>
        Sign Up
      </Button>
    </form>
  );
}
