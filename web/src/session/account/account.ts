/**
 * What a person can do with an account, in our own words: every call to Cognito behind one door, and every failure as an
 * {@link AccountError} with a sentence to show. Which addresses have an account is never told (D-43, D-44).
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

/** @returns `unconfirmed` when the mailed link has not been opened yet */
export function signIn(email: string, password: string): Promise<'signed-in' | 'unconfirmed'> {
  return asked(async () => {
    await lastSessionEnded();
    try {
      const { isSignedIn, nextStep } = await amplifySignIn({ username: email, password });
      if (isSignedIn) return 'signed-in';
      if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'unconfirmed';
      throw new AccountError('STEP_NEEDED', 'This account needs a new password first: use "Forgot password".');
    } catch (error) {
      // Another tab was faster.
      if (errorName(error) === 'UserAlreadyAuthenticatedException') return 'signed-in';
      throw error;
    }
  });
}

/**
 * An address that already has an account gets the same answer. Where that was never confirmed its owner gets a new link, for
 * the first may be lost; a confirmed one no second mail.
 * @param choices of the home page, which the mailed link takes along
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
 * Confirm the account of a mailed link; opening the link twice is no failure.
 * @returns whether this link has confirmed it, and not one before
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
 * Mail the verification link once more.
 * @param choices of the home page, as with {@link signUp}
 */
export function resendLink(username: string, choices: string | null): Promise<void> {
  return asked(async () => {
    await resendSignUpCode({ username, ...(choices && { options: { clientMetadata: { choices } } }) });
  });
}

/** Mail a link that opens the form for a new password. An unknown address gets the same answer. */
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
