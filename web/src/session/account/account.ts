/**
 * Account actions: wraps every call to Cognito, and reports every failure as an {@link AccountError} with a sentence to
 * show. It never reveals which addresses have an account (D-43, D-44).
 */
import {
  signIn as amplifySignIn,
  signUp as amplifySignUp,
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
} from 'aws-amplify/auth';
import { paths } from '#web/paths.ts';
import { amplifyReady } from '#web/session/amplify.ts';
import { lastSessionEnded } from '#web/session/ending.ts';
import { AccountError, asAccountError, errorName } from './account-error.ts';

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    await amplifyReady();
    return await ask();
  } catch (error) {
    throw asAccountError(error);
  }
}

/** @returns `unconfirmed` when the emailed link has not been opened yet */
export function signIn(email: string, password: string): Promise<'signed-in' | 'unconfirmed'> {
  return asked(async () => {
    await lastSessionEnded();
    try {
      const { isSignedIn, nextStep } = await amplifySignIn({ username: email, password });
      if (isSignedIn) return 'signed-in';
      if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'unconfirmed';
      throw new AccountError('STEP_NEEDED', 'This account needs a new password first: use "Forgot password".');
    } catch (error) {
      // another tab was faster
      if (errorName(error) === 'UserAlreadyAuthenticatedException') return 'signed-in';
      throw error;
    }
  });
}

/**
 * An address with an account gets the same answer. If that account was never confirmed, its owner is sent a new link,
 * in case the first was lost; a confirmed one gets no email.
 * @param choices of the home page, to be carried by the emailed link
 * @returns Cognito's id of a new account
 */
export function signUp(email: string, password: string, choices: string | null): Promise<string | null> {
  return asked(async () => {
    const carried = choices && { clientMetadata: { choices } };
    try {
      const options = { userAttributes: { email }, ...carried };
      const { userId } = await amplifySignUp({ username: email, password, options });
      return userId ?? null;
    } catch (error) {
      if (errorName(error) !== 'UsernameExistsException') throw error;
      await resendSignUpCode({ username: email, ...(carried && { options: carried }) }).catch(() => undefined);
      return null;
    }
  });
}

/**
 * Confirms the account of an emailed link; opening the link twice is not a failure.
 * @returns whether this call confirmed it, as opposed to an earlier one
 */
export function confirmEmail(username: string, code: string): Promise<boolean> {
  return asked(async () => {
    try {
      await confirmSignUp({ username, confirmationCode: code });
      return true;
    } catch (error) {
      const again = errorName(error) === 'NotAuthorizedException' && /current status is CONFIRMED/i.test(String(error));
      if (!again) throw error;
      return false;
    }
  });
}

/**
 * Sends the verification link again.
 * @param choices of the home page, as in {@link signUp}
 */
export function resendLink(username: string, choices: string | null): Promise<void> {
  return asked(async () => {
    await resendSignUpCode({ username, ...(choices && { options: { clientMetadata: { choices } } }) });
  });
}

/** Sends a link to set a new password. An unknown address gets the same answer. */
export function requestReset(email: string): Promise<void> {
  return asked(async () => {
    const redirect = paths.auth({ message: 'check-email' });
    await resetPassword({ username: email, options: { clientMetadata: { redirect } } }).catch((error: unknown) => {
      const unknown = ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException'];
      if (!unknown.includes(errorName(error))) throw error;
    });
  });
}

export function setNewPassword(username: string, code: string, newPassword: string): Promise<void> {
  return asked(() => confirmResetPassword({ username, confirmationCode: code, newPassword }));
}
