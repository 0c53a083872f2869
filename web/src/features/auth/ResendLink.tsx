import { useState } from 'react';
import { firstChoicesAsText } from '#web/parts/assessment/first-choices.ts';
import { resendLink } from '#web/session/account/account.ts';
import { asAccountError } from '#web/session/account/account-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

/** Signed in too early: the mailed link comes first (D-15). */
export function ResendLink({ username }: { username: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    setState('sending');
    setError(null);
    try {
      await resendLink(username, firstChoicesAsText());
      setState('sent');
    } catch (failure) {
      setState('idle');
      setError(asAccountError(failure).message);
    }
  };
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
