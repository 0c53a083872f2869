/** Another email address for the account, at the user pool: the old one holds until the new one has shown its code. */
import { confirmUserAttribute, updateUserAttribute } from 'aws-amplify/auth';
import { accountRoutes } from '#shared/account/contract.ts';
import { call } from '#web/api/client.ts';
import { amplifyReady, fetchAccessToken } from '#web/session/amplify.ts';
import { AccountError, asAccountError, errorName } from './account-error.ts';

/** Mails a code to the address. One that has an account of its own gets none, and nobody is told (D-43). */
export async function requestNewEmail(email: string): Promise<void> {
  try {
    await amplifyReady();
    await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email.trim().toLowerCase() } });
  } catch (error) {
    if (errorName(error) !== 'AliasExistsException') throw asEmailError(error);
  }
}

/**
 * From now on it is the address of the account. The payment provider is told, too; where that fails, it is told when its page
 * is opened next.
 */
export async function confirmNewEmail(code: string): Promise<void> {
  try {
    await amplifyReady();
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code.trim() });
  } catch (error) {
    throw asEmailError(error);
  }
  await fetchAccessToken(true).catch(() => undefined); // the token names the address
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
