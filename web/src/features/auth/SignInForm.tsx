import { PasswordField } from '@aws-amplify/ui-react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { signIn } from '#web/session/account/account.ts';
import { asAccountError } from '#web/session/account/account-error.ts';
import { onConfirmedElsewhere } from '#web/session/account/confirmed-elsewhere.ts';
import { rememberAddress } from '#web/session/account/given-address.ts';
import { welcome } from '#web/session/account/welcome.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import css from './AuthPage.module.css';
import { signInForm } from './auth-forms.ts';
import { EmailField } from './EmailField.tsx';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import { ResendLink } from './ResendLink.tsx';
import type { Created } from './SignUpForm.tsx';

interface SignInFormProps {
  email: string;
  /** the account created on this page, so that nothing has to be typed again */
  created: Created | null;
  next: string | null;
  onEmail: (email: string) => void;
  onSigningIn: (on: boolean) => void;
  onUnconfirmed: () => void;
  onSignedIn: () => void;
}

type Trouble = { kind: 'refused'; message: string } | { kind: 'unconfirmed'; email: string };

export function SignInForm({ email, created, next, onEmail, onSigningIn, onUnconfirmed, onSignedIn }: SignInFormProps) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [forgot, setForgot] = useState(false);
  const form = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email, password: created?.password ?? '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setTrouble(null);
    rememberAddress(values.email);
    onSigningIn(true);
    try {
      if ((await signIn(values.email, values.password)) === 'signed-in') {
        welcome(values.email);
        return onSignedIn();
      }
      setTrouble({ kind: 'unconfirmed', email: values.email });
      onUnconfirmed();
    } catch (error) {
      setTrouble({ kind: 'refused', message: asAccountError(error).message });
    }
    onSigningIn(false);
    form.reset(values, { keepValues: true });
  });

  const user = created?.user;
  const goOn = useEffectEvent(() => void submit());
  useEffect(() => (user ? onConfirmedElsewhere(user, goOn) : undefined), [user]);

  return (
    <>
      <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        {trouble?.kind === 'refused' && <ErrorNotice title="Not signed in" message={trouble.message} answer />}
        {trouble?.kind === 'unconfirmed' && <ResendLink username={trouble.email} />}
        <EmailField
          field={form.register('email', { onChange: ({ target }) => onEmail(target.value) })}
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password')}
          label="Password"
          autoComplete="current-password"
          hasError={Boolean(errors.password)}
          errorMessage={errors.password?.message}
        />
        <Button type="submit" variant="primary" busy={isSubmitting || (isSubmitSuccessful && !trouble)}>
          Sign In
        </Button>
      </form>
      <Button variant="quiet" className={css.forgot} onClick={() => setForgot(true)}>
        Forgot password
      </Button>
      <ForgotPasswordDialog
        open={forgot}
        email={form.getValues('email')}
        next={next}
        onClose={() => setForgot(false)}
        onSent={(given) => {
          setTrouble(null);
          onEmail(given);
          form.setValue('email', given);
        }}
      />
    </>
  );
}
