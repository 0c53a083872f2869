import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { setNewPassword } from '#web/session/account/account.ts';
import { type AccountError, asAccountError } from '#web/session/account/account-error.ts';
import { useTitle } from '#web/shell/title.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import css from './AuthPage.module.css';
import { newPasswordForm } from './auth-forms.ts';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

interface NewPasswordFormProps {
  /** From the emailed link, like the code; neither is displayed. */
  username: string;
  code: string;
  /** the address, if this device knows it */
  email: string;
  onDone: () => void;
}

/** Opened by the link of a password reset email (D-44). */
export function NewPasswordForm({ username, code, email, onDone }: NewPasswordFormProps) {
  useTitle('Set a new password');
  const [refused, setRefused] = useState<AccountError | null>(null);
  const [asking, setAsking] = useState(false);
  const form = useForm({ resolver: zodResolver(newPasswordForm), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    setRefused(null);
    try {
      await setNewPassword(username, code, password);
      toast({ title: 'Password changed', text: 'Sign in with your new password.', tone: 'good' });
      onDone();
    } catch (error) {
      setRefused(asAccountError(error));
    }
  });
  const stale = refused?.code === 'LINK_NOT_VALID';
  return (
    <>
      <PageHeader title="Set a new password" />
      <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        {refused && (
          <Notice
            tone="bad"
            live
            answer
            title="Password not changed"
            action={stale && <Button onClick={() => setAsking(true)}>Send a new link</Button>}
          >
            {refused.message}
          </Notice>
        )}
        <NewPasswordField
          label="New password"
          field={form.register('password')}
          value={form.watch('password')}
          error={errors.password?.message}
        />
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Set password
        </Button>
      </form>
      <ForgotPasswordDialog open={asking} email={email} onClose={() => setAsking(false)} />
    </>
  );
}
