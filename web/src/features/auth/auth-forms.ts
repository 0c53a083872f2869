import * as z from 'zod/mini';

/** The words of part 1 §2 and the rules behind them (AUT-16 to AUT-21). Cognito has the last word on all of it. */
export const PASSWORD_MIN = 6;

const email = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Enter your e-mail address')),
  z.email('Enter an e-mail address like name@example.com'),
);

export const newPassword = z
  .string()
  .check(z.minLength(1, 'Choose a password'), z.minLength(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`));

export const signInForm = z.object({ email, password: z.string().check(z.minLength(1, 'Enter your password')) });

export const signUpForm = z.object({
  email,
  password: newPassword,
  terms: z.literal(true, 'You must accept the terms and conditions to create an account'),
});

export const resetForm = z.object({ email });

export const newPasswordForm = z.object({ password: newPassword });
