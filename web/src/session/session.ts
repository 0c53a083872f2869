import { store } from '#web/ui/store.ts';

export interface User {
  /** The verified identity everything of theirs is stored under. */
  sub: string;
  email: string;
  /** In the group `admin`, as the token says. For display: the server judges every call itself (D-34). */
  admin: boolean;
}

export type Session =
  | { status: 'loading'; user?: never; leaving?: never }
  /**
   * `ended`: somebody was here who did not go by themselves: the server ended it, or another tab did; `erased` where the
   * account has gone with it.
   */
  | { status: 'signed-out'; user?: never; leaving?: never; ended?: true | 'erased' }
  /** `leaving`: on the way out, where a call begun now would be refused on its way. */
  | { status: 'signed-in'; user: User; leaving?: true };

const session = store<Session>({ status: 'loading' });

export const { get: currentSession, subscribe: onSessionChange } = session;

export function setSession(next: Session): void {
  const current = currentSession();
  const same =
    current.status === next.status &&
    current.leaving === next.leaving &&
    (['sub', 'email', 'admin'] as const).every((claim) => current.user?.[claim] === next.user?.[claim]);
  if (same) return;
  const ended = next.status === 'signed-out' && current.status === 'signed-in' && !current.leaving;
  session.set(ended ? { ended, ...next } : next);
}

/** Who is signed in, once that has been found out: for a click that decides by it and may come before it. */
export function knownSession(): Promise<Session> {
  return new Promise((known) => {
    if (currentSession().status !== 'loading') return known(currentSession());
    const stop = onSessionChange(() => {
      stop();
      known(currentSession());
    });
  });
}

/** Who is signed in. Follows sign-in, token refresh and sign-out, also those of other tabs, without a reload (AUT-22). */
export const useSession = session.use;
