import { useSyncExternalStore } from 'react';

export interface User {
  /** The verified identity everything of theirs is stored under. */
  sub: string;
  email: string;
  /** In the group `admin`, as the token says. For display: the server judges every call itself (D-34). */
  admin: boolean;
}

export type Session =
  | { status: 'loading'; user?: never; leaving?: never }
  | { status: 'signed-out'; user?: never; leaving?: never }
  /** `leaving`: on the way out, where a call begun now would be refused on its way. */
  | { status: 'signed-in'; user: User; leaving?: true };

const loading: Session = { status: 'loading' };
/** What a prerendered page knows, and the browser until it has taken that page over. */
const unknown = () => loading;

let current: Session = loading;
const listeners = new Set<() => void>();

export function setSession(next: Session): void {
  const same =
    current.status === next.status &&
    current.leaving === next.leaving &&
    (['sub', 'email', 'admin'] as const).every((claim) => current.user?.[claim] === next.user?.[claim]);
  if (same) return;
  current = next;
  for (const listener of listeners) listener();
}

export const currentSession = (): Session => current;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in, once that has been found out: for a click that decides by it and may come before it. */
export function knownSession(): Promise<Session> {
  return new Promise((known) => {
    if (current.status !== 'loading') return known(current);
    const stop = onSessionChange(() => {
      stop();
      known(current);
    });
  });
}

/** Who is signed in. Follows sign-in, token refresh and sign-out, also those of other tabs, without a reload (AUT-22). */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, unknown);
}
