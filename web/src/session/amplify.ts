/** The only access to Amplify. Imported statically by the auth screens and lazily by everything else. */
import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import { config } from '#web/api/config.ts';
import { localStore } from '#web/session/device/local-store.ts';
import { setSession } from './session.ts';
import { removeStoredTokens, storedUser } from './stored-tokens.ts';

/** Amplify's token storage: the app's own store, so that both see the same session. */
const tokens = {
  getItem: async (key: string) => localStore.getItem(key),
  setItem: async (key: string, value: string) => localStore.setItem(key, value),
  removeItem: async (key: string) => localStore.removeItem(key),
  clear: async () => removeStoredTokens(),
};

let ready: Promise<void> | undefined;

/** Configures Amplify once for this deployment's pool. Everything in this folder awaits it before calling Amplify. */
export function amplifyReady(): Promise<void> {
  ready ??= configure().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function configure(): Promise<void> {
  const { userPoolId, userPoolClientId, cognitoEndpoint } = await config();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(cognitoEndpoint ? { userPoolEndpoint: cognitoEndpoint } : {}),
        loginWith: { email: true },
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokens);
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedIn' || payload.event === 'tokenRefresh') followTokens(userPoolClientId);
    if (payload.event === 'signedOut') setSession({ status: 'signed-out' });
    // being offline must not sign anybody out: Amplify removes the tokens only after Cognito has refused them
    if (payload.event === 'tokenRefresh_failure') followTokens(userPoolClientId);
  });
}

function followTokens(clientId: string): void {
  const user = storedUser(clientId);
  setSession(user ? { status: 'signed-in', user } : { status: 'signed-out' });
}

/** The access token, renewed if it has expired (or when `force` is set); null when nobody is signed in. */
export async function fetchAccessToken(force = false): Promise<string | null> {
  await amplifyReady();
  const { tokens } = await fetchAuthSession({ forceRefresh: force });
  if (!tokens) setSession({ status: 'signed-out' });
  return tokens?.accessToken.toString() ?? null;
}
