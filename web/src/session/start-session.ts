import { themeKey } from '#shared/theme.ts';
import { setTokenSource } from '#web/api/access-token.ts';
import { config, configInPage } from '#web/api/config.ts';
import { queryClient } from '#web/api/query-client.ts';
import { chatDraft } from '#web/session/device/draft.ts';
import { followTheme } from '#web/session/device/theme.ts';
import { followSubscription } from '#web/session/plan/subscription.ts';
import { accessToken, renewAccessToken } from './access-token.ts';
import { forgetErased } from './forget-session.ts';
import { currentSession, onSessionChange, type Session, setSession, type User } from './session.ts';
import { anyStoredUser, isSessionKey, removeTokensOfOthers, someTokensStored, storedUser } from './stored-tokens.ts';

/** Finds out who is signed in and follows changes across tabs. Called once, before the first paint. */
export function startSession(): void {
  setTokenSource({ accessToken, renewAccessToken, accountErased: forgetErased });
  followTheme();
  forgetWhoLeaves();
  followSubscription();
  void readSession();
  addEventListener('storage', (event) => {
    if (isSessionKey(event.key)) void readSession();
    if (event.key === themeKey || event.key === null) followTheme();
  });
  // a page restored from the back/forward cache has missed all changes
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    followTheme();
    const { user } = currentSession();
    const next = await storedSession();
    // nothing of the previous person is worth keeping, and Firefox would show only the frame
    if (!user || user.sub === next.user?.sub) return setSession(next);
    document.body.hidden = true;
    location.reload();
  });
}

const readSession = async (): Promise<void> => setSession(await storedSession());

async function storedSession(): Promise<Session> {
  if (!someTokensStored()) return { status: 'signed-out' };
  // unreadable tokens, or another deployment's, count as an ended session
  const sessionOf = (user: User | null): Session =>
    user ? { status: 'signed-in', user } : { status: 'signed-out', ended: true };
  try {
    const { userPoolClientId } = configInPage() ?? (await config()); // at once if the page contains it
    const session = sessionOf(storedUser(userPoolClientId));
    removeTokensOfOthers(userPoolClientId);
    return session;
  } catch {
    // being offline must not sign anybody out: open and unsaved work stays reachable
    return sessionOf(anyStoredUser());
  }
}

/** Drops a person's fetched data when they sign out or somebody else signs in, in any tab. */
function forgetWhoLeaves(): void {
  let here: string | undefined;
  onSessionChange(() => {
    const next = currentSession().user?.sub;
    if (here !== undefined && here !== next) {
      queryClient.clear();
      chatDraft.clear();
    }
    here = next;
  });
}
