import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { useResendLink } from './use-resend-link.ts';

/** For sign-ins before the emailed link was opened (D-15). */
export function ResendLink({ username }: { username: string }) {
  const { state, error, send } = useResendLink(username);
  if (state === 'sent') {
    return (
      <Notice tone="good" title="Link sent" live>
        Check your inbox, and the spam folder. Only the newest link works.
      </Notice>
    );
  }
  return (
    <Notice
      tone="bad"
      title="Verify your email first"
      live
      answer
      action={
        <Button busy={state === 'sending'} onClick={() => void send()}>
          Resend link
        </Button>
      }
    >
      {error ?? 'Open the link that was emailed to you when you signed up, then sign in.'}
    </Notice>
  );
}
