import { store } from '#web/ui/store.ts';

export interface User {
  /** The verified identity that everything of theirs is stored under. */
  sub: string;
  email: string;
  /** Whether the token names the group `admin`. For display only: the server checks every call itself (D-34). */
  admin: boolean;
}

export type Session =
  | { status: 'loading'; user?: never; leaving?: never }
  /**
   * `ended`: the session ended without the person signing out here, by the server or another tab; `erased`: the account
   * was erased.
   */
  | { status: 'signed-out'; user?: never; leaving?: never; ended?: true | 'erased' }
  /** `leaving`: signing out; a call started now would be refused. */
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

/** Resolves once it is known who is signed in, for clicks that depend on it and may come earlier. */
export function knownSession(): Promise<Session> {
  return new Promise((known) => {
    if (currentSession().status !== 'loading') return known(currentSession());
    const stop = onSessionChange(() => {
      stop();
      known(currentSession());
    });
  });
}

/** Who is signed in. Follows sign-in, token refresh and sign-out in every tab without a reload (AUT-22). */
export const useSession = session.use;
