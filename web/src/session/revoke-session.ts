import { accountRoutes } from '#shared/account/contract.ts';
import { call } from '#web/api/client.ts';
import { config } from '#web/api/config.ts';
import { noRetry } from '#web/api/transport.ts';
import { accessToken } from './access-token.ts';

/**
 * Renews the token while the session is still on the device, and returns a function that ends the session everywhere:
 * our routes then refuse its tokens, and Cognito revokes them.
 * @param stored the token to use if there was no time to renew it
 * @param refused whether our routes refuse its tokens already
 */
export async function revocation(stored: string | null, refused: boolean): Promise<() => Promise<unknown>> {
  const token = (await accessToken()) ?? stored;
  if (!token) return async () => undefined;
  const refuse = () => call(accountRoutes.signOut, {}, { retry: noRetry, token });
  return () => Promise.allSettled([refused ? undefined : refuse(), revokeAtCognito(token)]);
}

/** Without Amplify, which would sign out whoever has tokens on the device when the answer arrives. */
async function revokeAtCognito(token: string): Promise<void> {
  const { userPoolId, cognitoEndpoint } = await config();
  const [region] = userPoolId.split('_');
  await fetch(cognitoEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken: token }),
  });
}
