/**
 * Changes the account's email address in the user pool: the old address stays until the new one has confirmed its code.
 */
import { confirmUserAttribute, updateUserAttribute } from 'aws-amplify/auth';
import { accountRoutes } from '#shared/account/contract.ts';
import { call } from '#web/api/client.ts';
import { amplifyReady, fetchAccessToken } from '#web/session/amplify.ts';
import { AccountError, asAccountError, errorName } from './account-error.ts';

/** Sends a code to the address. An address that already has an account gets none, which is not revealed (D-43). */
export async function requestNewEmail(email: string): Promise<void> {
  try {
    await amplifyReady();
    await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email.trim().toLowerCase() } });
  } catch (error) {
    if (errorName(error) !== 'AliasExistsException') throw asEmailError(error);
  }
}

/**
 * Makes it the account's address. The payment provider is updated too; if that fails, it is updated when its portal is
 * next opened.
 */
export async function confirmNewEmail(code: string): Promise<void> {
  try {
    await amplifyReady();
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code.trim() });
  } catch (error) {
    throw asEmailError(error);
  }
  await fetchAccessToken(true).catch(() => undefined); // the token contains the address
  await call(accountRoutes.followEmail, {}).catch(() => undefined);
}

function asEmailError(error: unknown): AccountError {
  switch (errorName(error)) {
    case 'CodeMismatchException':
      return new AccountError('CODE_NOT_VALID', 'That is not the code from the newest email. Check it again.');
    case 'ExpiredCodeException':
      return new AccountError('CODE_NOT_VALID', 'This code has expired or was already used. Ask for another.');
    case 'AliasExistsException':
      return new AccountError('EMAIL_TAKEN', 'This address now has an account of its own. Choose another.');
    case 'NotAuthorizedException':
    case 'UserUnAuthenticatedException':
      return new AccountError('SESSION_ENDED', 'Your session has ended. Sign in again, then change the address.');
    default:
      return asAccountError(error);
  }
}
