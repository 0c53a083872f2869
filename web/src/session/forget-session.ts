import { clearPersonalKeys } from '#web/session/device/personal-keys.ts';
import { setSession } from './session.ts';
import { removeStoredTokens } from './stored-tokens.ts';

/** Leaves nothing of a session on this device that the server has already ended. */
export function forgetSession(): void {
  removeStoredTokens();
  clearPersonalKeys();
  setSession({ status: 'signed-out' });
}
