import { clearPersonalKeys } from '#web/session/device/personal-keys.ts';
import { currentSession, setSession } from './session.ts';
import { removeStoredTokens, storedAccessToken } from './stored-tokens.ts';

/** Removes everything of a session that its owner has ended from this device. */
export function forgetSession(): void {
  const session = currentSession();
  if (session.status === 'signed-in') setSession({ ...session, leaving: true });
  forgetPerson();
  setSession({ status: 'signed-out' });
}

/**
 * Removes what belongs to an account erased on another device, since its owner will not return for drafts and answers.
 * @param token the refused token; somebody who has signed in meanwhile is not affected
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
