import { currentSession } from './session.ts';

/** The signed-in person's token for API calls, or null. Loads Amplify only when somebody is signed in. */
export async function accessToken(): Promise<string | null> {
  if (currentSession().status === 'signed-out') return null;
  const amplify = await import('./amplify.ts');
  // offline, an expired token cannot be renewed; the call itself then fails with the right error
  return amplify.fetchAccessToken().catch(() => null);
}

/** A new token after the server has refused one; null when the session has ended. */
export async function renewAccessToken(): Promise<string | null> {
  const amplify = await import('./amplify.ts');
  return amplify.fetchAccessToken(true).catch(() => null);
}
