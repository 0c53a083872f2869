import type { IncomingMessage } from 'node:http';
import { MissingAuthenticationTokenException, NotAuthorizedException, UnknownOperationException } from './errors.ts';
import type { Operation } from './operation.ts';
import { adminDeleteUser } from './operations/admin-delete-user.ts';
import { adminDisableUser } from './operations/admin-disable-user.ts';
import { adminEnableUser } from './operations/admin-enable-user.ts';
import { adminGetUser } from './operations/admin-get-user.ts';
import { confirmForgotPassword } from './operations/confirm-forgot-password.ts';
import { confirmSignUp } from './operations/confirm-sign-up.ts';
import { forgotPassword } from './operations/forgot-password.ts';
import { getTokensFromRefreshToken } from './operations/get-tokens-from-refresh-token.ts';
import { getUser } from './operations/get-user.ts';
import { globalSignOut } from './operations/global-sign-out.ts';
import { initiateAuth } from './operations/initiate-auth.ts';
import { resendConfirmationCode } from './operations/resend-confirmation-code.ts';
import { respondToAuthChallenge } from './operations/respond-to-auth-challenge.ts';
import { revokeToken } from './operations/revoke-token.ts';
import { signUp } from './operations/sign-up.ts';
import { updateUserAttributes } from './operations/update-user-attributes.ts';
import { verifyUserAttribute } from './operations/verify-user-attribute.ts';

/** All supported operations, by the name in `x-amz-target`. */
const targets = new Map<string, Operation>(
  Object.entries({
    SignUp: signUp,
    ConfirmSignUp: confirmSignUp,
    ResendConfirmationCode: resendConfirmationCode,
    InitiateAuth: initiateAuth,
    RespondToAuthChallenge: respondToAuthChallenge,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    RevokeToken: revokeToken,
    GlobalSignOut: globalSignOut,
    GetUser: getUser,
    UpdateUserAttributes: updateUserAttributes,
    VerifyUserAttribute: verifyUserAttribute,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    AdminGetUser: adminGetUser,
    AdminDisableUser: adminDisableUser,
    AdminEnableUser: adminEnableUser,
    AdminDeleteUser: adminDeleteUser,
  }),
);

/**
 * The operation that a request names. Server operations require an AWS signature (only its presence: the stand-in has
 * no keys) and are refused to browsers, so that no open page can administer the pool.
 */
export function findOperation(name: string | null, { method, headers }: IncomingMessage): Operation {
  const operation = name === null || method !== 'POST' ? undefined : targets.get(name);
  if (!operation) throw new UnknownOperationException(`Unknown operation ${(name ?? '').slice(0, 100)}`);
  if (operation.access === 'iam') {
    if (headers.origin !== undefined) throw new NotAuthorizedException('Not for browsers.');
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
      throw new MissingAuthenticationTokenException('Missing Authentication Token');
    }
  }
  return operation;
}
