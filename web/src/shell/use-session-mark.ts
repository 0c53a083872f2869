import { useEffect } from 'react';
import { useSession } from '#web/session/session.ts';
import { markSession } from '#web/session/session-mark.ts';

/** From the moment the session is known the page shows by itself what is for whom; the mark follows it. */
export function useSessionMark(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'loading') markSession(status === 'signed-in');
  }, [status]);
}
