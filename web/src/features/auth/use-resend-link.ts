import { useState } from 'react';
import { firstChoicesAsText } from '#web/parts/assessment/first-choices.ts';
import { resendLink } from '#web/session/account/account.ts';
import { asAccountError } from '#web/session/account/account-error.ts';

/** Sends another confirmation link; only the latest works. */
export function useResendLink(username: string) {
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
  return { state, error, send };
}
