import { currentSession } from './session.ts';

/** The token every call of a signed-in person carries, or null. Loads Amplify only when somebody is signed in. */
export async function accessToken(): Promise<string | null> {
  if (currentSession().status === 'signed-out') return null;
  const amplify = await import('./amplify.ts');
  // Without a network an old token cannot be renewed; the call itself then fails with the honest reason.
  return amplify.fetchAccessToken().catch(() => null);
}

/** A fresh token after the server has refused one; null when there is no more session. */
export async function renewAccessToken(): Promise<string | null> {
  const amplify = await import('./amplify.ts');
  return amplify.fetchAccessToken(true).catch(() => null);
}
