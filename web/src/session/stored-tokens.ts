import { lastUserSuffix } from '#shared/first-script.ts';
import { localStore, storedKeys } from '#web/session/device/local-store.ts';
import type { User } from './session.ts';

/**
 * Where Amplify stores a client's tokens on the device. Reading these two keys answers "is somebody signed in?" without
 * loading Amplify, so visitors never download it; Amplify handles everything else about tokens.
 */
const PREFIX = 'CognitoIdentityServiceProvider.';
const ID_TOKEN = '.idToken';
const ACCESS_TOKEN = '.accessToken';

const clientsWithTokens = (): string[] =>
  storedKeys()
    .filter((key) => key.startsWith(PREFIX) && key.endsWith(lastUserSuffix))
    .map((key) => key.slice(PREFIX.length, -lastUserSuffix.length));

/** Whether any client has stored tokens here: the cheap first question. */
export const someTokensStored = (): boolean => clientsWithTokens().length > 0;

/** The user of any client with stored tokens, for when the configuration naming our client cannot be loaded. */
export const anyStoredUser = (): User | null =>
  clientsWithTokens()
    .map(storedUser)
    .find((user) => user !== null) ?? null;

/** The user whose tokens of this client are stored, by the claims of the id token; null if there is none. */
export function storedUser(clientId: string): User | null {
  const token = storedToken(clientId, ID_TOKEN);
  return token ? userOf(token) : null;
}

/** The stored access token of any client, possibly expired. */
export const storedAccessToken = (): string | null =>
  clientsWithTokens()
    .map((clientId) => storedToken(clientId, ACCESS_TOKEN))
    .find((token) => token !== null) ?? null;

function storedToken(clientId: string, kind: string): string | null {
  const username = localStore.getItem(`${PREFIX}${clientId}${lastUserSuffix}`);
  return username && localStore.getItem(`${PREFIX}${clientId}.${username}${kind}`);
}

/** Sign-out leaves these keys behind if Cognito did not answer in time. */
export function removeStoredTokens(): void {
  for (const key of storedKeys()) if (key.startsWith(PREFIX)) localStore.removeItem(key);
}

/** Tokens of other deployments are reported once as an ended session, then deleted. */
export function removeTokensOfOthers(clientId: string): void {
  const own = `${PREFIX}${clientId}.`;
  for (const key of storedKeys()) if (key.startsWith(PREFIX) && !key.startsWith(own)) localStore.removeItem(key);
}

/**
 * The keys other tabs watch. At sign-in Amplify writes the user first and the id token after it, and at sign-out it
 * removes both: reading on the first change would find nobody.
 */
export const isSessionKey = (key: string | null): boolean =>
  key === null || (key.startsWith(PREFIX) && (key.endsWith(lastUserSuffix) || key.endsWith(ID_TOKEN)));

function userOf(idToken: string): User | null {
  try {
    const bytes = Uint8Array.from(atob((idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const { sub, email, 'cognito:groups': groups } = claims as Record<string, unknown>;
    if (typeof sub !== 'string') return null;
    const admin = Array.isArray(groups) && groups.includes('admin');
    return { sub, email: typeof email === 'string' ? email : '', admin };
  } catch {
    return null;
  }
}
