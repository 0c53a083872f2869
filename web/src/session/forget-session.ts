import { clearPersonalKeys } from '#web/session/device/personal-keys.ts';
import { currentSession, setSession } from './session.ts';
import { removeStoredTokens, storedAccessToken } from './stored-tokens.ts';

/** Leaves nothing on this device of a session that its person has ended. */
export function forgetSession(): void {
  const session = currentSession();
  if (session.status === 'signed-in') setSession({ ...session, leaving: true });
  forgetPerson();
  setSession({ status: 'signed-out' });
}

/**
 * Nor of an account that was erased on another device: there is nobody left for whom drafts and answers are kept.
 * @param token the one that was refused; whoever has signed in meanwhile is not meant
 */
export function forgetErased(token: string): void {
  if (storedAccessToken() !== token) return;
  setSession({ status: 'signed-out', ended: 'erased' });
  forgetPerson();
}

function forgetPerson(): void {
  removeStoredTokens();
  clearPersonalKeys();
}
