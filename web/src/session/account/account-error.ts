import { passwordMinLength } from '#shared/account/credentials.ts';
import { ConfigError } from '#web/api/config.ts';

export type AccountErrorCode =
  | 'WRONG_CREDENTIALS'
  | 'TOO_MANY_TRIES'
  | 'LINK_NOT_VALID'
  | 'WEAK_PASSWORD'
  | 'STEP_NEEDED'
  | 'CODE_NOT_VALID'
  | 'EMAIL_TAKEN'
  | 'SESSION_ENDED'
  | 'NETWORK'
  | 'BAD_CONFIG'
  | 'UNEXPECTED';

/** A failed account action, with a sentence for the person. */
export class AccountError extends Error {
  readonly code: AccountErrorCode;

  constructor(code: AccountErrorCode, message: string) {
    super(message);
    this.name = 'AccountError';
    this.code = code;
  }
}

const wrong = new Set(['NotAuthorizedException', 'UserNotFoundException']);
const tooMany = new Set(['LimitExceededException', 'TooManyRequestsException', 'TooManyFailedAttemptsException']);
const stale = new Set(['CodeMismatchException', 'ExpiredCodeException']);

export const errorName = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Translates Cognito's errors. Wrong addresses and wrong passwords share one sentence (D-43). */
export function asAccountError(error: unknown): AccountError {
  if (error instanceof AccountError) return error;
  if (error instanceof ConfigError) return new AccountError('BAD_CONFIG', error.message);
  const name = errorName(error);
  const message = error instanceof Error ? error.message : '';
  if (tooMany.has(name) || /attempts exceeded/i.test(message)) {
    return new AccountError('TOO_MANY_TRIES', 'Too many tries. Wait a few minutes, then try again.');
  }
  if (wrong.has(name)) return new AccountError('WRONG_CREDENTIALS', 'The email or the password is not right.');
  if (stale.has(name)) {
    return new AccountError('LINK_NOT_VALID', 'This link has expired or was already used. Ask for a new one.');
  }
  if (name === 'InvalidPasswordException') {
    return new AccountError('WEAK_PASSWORD', `Choose a longer password: at least ${passwordMinLength} characters.`);
  }
  if (name === 'NetworkError' || error instanceof TypeError) {
    return new AccountError('NETWORK', 'Waymark could not be reached. Check your connection and try again.');
  }
  return new AccountError('UNEXPECTED', 'That did not work. Try again in a moment.');
}
