import * as z from 'zod';

/** The words of part 1 §2 and the rules behind them (AUT-16 to AUT-21). Cognito has the last word on all of it. */
export const PASSWORD_MIN = 6;

const email = z
  .string()
  .trim()
  .min(1, 'Enter your e-mail address')
  .pipe(z.email('Enter an e-mail address like name@example.com'));

export const newPassword = z
  .string()
  .min(1, 'Choose a password')
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`);

export const signInForm = z.object({ email, password: z.string().min(1, 'Enter your password') });

export const signUpForm = z.object({
  email,
  password: newPassword,
  terms: z.literal(true, 'You must accept the terms and conditions to create an account'),
});

export const resetForm = z.object({ email });

export const newPasswordForm = z.object({ password: newPassword });
