import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { requestReset } from '#web/session/account/account.ts';
import { asAccountError } from '#web/session/account/account-error.ts';
import { rememberAddress } from '#web/session/account/given-address.ts';
import { rememberReturnPath } from '#web/session/account/return-path.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import css from './AuthPage.module.css';
import { resetForm } from './auth-forms.ts';
import { EmailField } from './EmailField.tsx';

interface ForgotPasswordDialogProps {
  open: boolean;
  /** What was already typed into the sign-in form. */
  email: string;
  /** where the person was going: the emailed link opens another tab */
  next?: string | null;
  onClose: () => void;
  onSent?: (email: string) => void;
}

/** Asks for an address and emails it a link; the answer does not reveal whether it has an account (D-44). */
export function ForgotPasswordDialog({ open, email, next = null, onClose, onSent }: ForgotPasswordDialogProps) {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(resetForm), values: { email } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await requestReset(values.email);
      rememberAddress(values.email);
      if (next) rememberReturnPath(next);
      onSent?.(values.email);
      onClose();
      toast({ title: 'Reset email sent! Check your email for password reset instructions.', tone: 'good' });
      navigate(paths.auth({ message: 'check-email', ...(next ? { next } : {}) }), { replace: true });
    } catch (error) {
      toast({ title: 'Error', text: asAccountError(error).message, tone: 'bad' });
    }
  });
  return (
    <Dialog open={open} onClose={onClose} title="Forgot password">
      <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        <EmailField
          field={form.register('email')}
          error={errors.email?.message}
          hint="We email you a link to set a new password."
        />
        <div className={css.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Send reset link
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
