import { useEffect } from 'react';
import { useSession } from '#web/session/session.ts';
import { markSession } from '#web/session/session-mark.ts';

/** Keeps the page's session mark, by which CSS shows what is for whom, up to date once the session is known. */
export function useSessionMark(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'loading') markSession(status === 'signed-in');
  }, [status]);
}
