import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { useResendLink } from './use-resend-link.ts';

interface CheckInboxProps {
  email: string;
  /** returns to the form with what was typed */
  onCorrect: () => void;
}

/** What to do after signing up (D-15). A toast would disappear; this stays. */
export function CheckInbox({ email, onCorrect }: CheckInboxProps) {
  const { state, error, send } = useResendLink(email);
  return (
    <Notice
      title="Check your inbox"
      live
      action={
        <>
          <Button busy={state === 'sending'} onClick={() => void send()}>
            Resend link
          </Button>
          <Button variant="quiet" onClick={onCorrect}>
            Wrong address?
          </Button>
        </>
      }
    >
      {state === 'sent' && 'Link sent: only the newest one works. '}
      {error ??
        `Open the link that was emailed to ${email}, then sign in. Nothing there? Look in the spam folder. If the address already had an account, its password still applies: sign in with it, or choose “Forgot password”.`}
    </Notice>
  );
}
