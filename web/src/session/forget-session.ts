import { clearPersonalKeys } from '#web/session/device/personal-keys.ts';
import { currentSession, setSession } from './session.ts';
import { removeStoredTokens } from './stored-tokens.ts';

/** Leaves nothing on this device of a session that its person has ended. */
export function forgetSession(): void {
  const session = currentSession();
  if (session.status === 'signed-in') setSession({ ...session, leaving: true });
  removeStoredTokens();
  clearPersonalKeys();
  setSession({ status: 'signed-out' });
}
