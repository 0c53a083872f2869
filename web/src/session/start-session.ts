import { config } from '#web/api/config.ts';
import { queryClient } from '#web/api/query-client.ts';
import { currentSession, setSession } from './session.ts';
import { markSession } from './session-mark.ts';
import { anyStoredUser, isSessionKey, someTokensStored, storedUser } from './stored-tokens.ts';

/** Find out who is signed in, and keep following it across tabs. Called once, before the first paint. */
export function startSession(): void {
  markSession(someTokensStored());
  void readSession();
  addEventListener('storage', (event) => {
    if (isSessionKey(event.key)) void readSession().then(forgetWhoLeft);
  });
}

async function readSession(): Promise<void> {
  if (!someTokensStored()) return setSession({ status: 'signed-out' });
  try {
    const { userPoolClientId } = await config();
    const user = storedUser(userPoolClientId);
    setSession(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  } catch {
    // Offline is no reason to sign somebody out: what they have open and unsaved must stay reachable.
    const user = anyStoredUser();
    setSession(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  }
}

/** Another tab has signed out: what this one has fetched for the person goes, too. */
function forgetWhoLeft(): void {
  if (currentSession().status === 'signed-out') queryClient.clear();
}
