/** The user pool, asked by the caller's own token unless somebody is written to or erased: the only module that speaks to it. */
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  GetUserCommand,
  NotAuthorizedException,
  ResourceNotFoundException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError, notSignedIn } from '#shared/lib/errors.ts';
import { unavailable } from './outage.ts';
import { exercise } from './rights.ts';

let client: CognitoIdentityProviderClient | undefined;

/**
 * The email address of whoever holds the token. A token that was revoked, or whose user is disabled or gone, is
 * refused here at once, not only when it expires (T-007).
 * @throws AppError UNAUTHORIZED, EMAIL_NOT_VERIFIED, UNAVAILABLE
 */
export async function verifiedEmail(accessToken: string): Promise<string> {
  const attributes = await attributesOf(accessToken);
  if (attributes.email_verified !== 'true' || !attributes.email)
    throw new AppError('EMAIL_NOT_VERIFIED', 'Please verify your email address first.');
  return attributes.email;
}

/**
 * A token that the user pool gave out and that it still stands by.
 * @throws AppError UNAUTHORIZED, UNAVAILABLE
 */
export async function assertLive(accessToken: string): Promise<void> {
  await attributesOf(accessToken);
}

async function attributesOf(accessToken: string): Promise<Record<string, string | undefined>> {
  exercise('userPool:GetUser');
  try {
    const found = await connected().send(new GetUserCommand({ AccessToken: accessToken }));
    return byName(found.UserAttributes);
  } catch (error) {
    if (isRefusal(error)) throw notSignedIn();
    throw unavailable('Your account cannot be checked');
  }
}

const byName = (attributes: AttributeType[] = []): Record<string, string | undefined> =>
  Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));

/** Where a person can be written to; null for somebody who is gone or disabled, or never confirmed the address. */
export async function mailAddressOf(sub: string, userPoolId: string): Promise<string | null> {
  exercise('userPool:AdminGetUser');
  try {
    const found = await connected().send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: sub }));
    const { email, email_verified } = byName(found.UserAttributes);
    return found.Enabled && email_verified === 'true' && email ? email : null;
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}

/** Deletes the person from the user pool; a repeat changes nothing. */
export async function deleteUser(sub: string, userPoolId: string): Promise<void> {
  exercise('userPool:AdminDeleteUser');
  try {
    await connected().send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: sub }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}

const connected = (): CognitoIdentityProviderClient => {
  client ??= new CognitoIdentityProviderClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 1500, throwOnRequestTimeout: true },
  });
  return client;
};

const isRefusal = (error: unknown): boolean =>
  error instanceof NotAuthorizedException ||
  error instanceof UserNotFoundException ||
  error instanceof ResourceNotFoundException;
