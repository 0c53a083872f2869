/**
 * The user pool: the only module that uses it. It is called with the caller's own token, except to find an address for
 * an email or to delete a user.
 */
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
 * The verified email address of the token's owner. A revoked token, or one whose user is disabled or deleted, is
 * refused at once rather than when it expires (T-007).
 * @throws AppError UNAUTHORIZED, EMAIL_NOT_VERIFIED, UNAVAILABLE
 */
export async function verifiedEmail(accessToken: string): Promise<string> {
  const attributes = await attributesOf(accessToken);
  if (attributes.email_verified !== 'true' || !attributes.email)
    throw new AppError('EMAIL_NOT_VERIFIED', 'Please verify your email address first.');
  return attributes.email;
}

/**
 * Verifies that the user pool issued the token and has not revoked it.
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

/** The address for emails to a person; null if they are deleted, disabled or never confirmed it. */
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

/** Deletes the person from the user pool; repeats change nothing. */
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
