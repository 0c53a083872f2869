import { passwordMinLength } from '#shared/account/credentials.ts';

export type Strength = 'too short' | 'weak' | 'fair' | 'strong';

const common = /^(pass(word)?|qwert[yz]|letmein|welcome|admin|abc|iloveyou)|(012|123|234|345|456|567|678|789)/i;

/**
 * A hint, not a rule: any six characters are accepted (AUT-17, AUT-20). Length counts most; easily guessed parts
 * (common words, digit sequences, repetitions) count little.
 */
export function strengthOf(password: string): Strength {
  if (password.length < passwordMinLength) return 'too short';
  const distinct = new Set(password).size;
  const guessable = common.test(password) || distinct < 5;
  const length = guessable ? password.length / 2 : password.length;
  if (length >= 14) return 'strong';
  return length >= 10 ? 'fair' : 'weak';
}
