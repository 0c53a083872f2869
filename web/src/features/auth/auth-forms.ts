import * as z from 'zod/mini';
import { passwordMinLength } from '#shared/account/credentials.ts';
import { emailAddress as email } from '#shared/account/email-address.ts';

/** Error texts of part 1 §2 and their rules (AUT-16 to AUT-21). Cognito has the final say. */
const newPassword = z
  .string()
  .check(
    z.minLength(1, 'Choose a password'),
    z.minLength(passwordMinLength, `Use at least ${passwordMinLength} characters`),
  );

export const signInForm = z.object({ email, password: z.string().check(z.minLength(1, 'Enter your password')) });

export const signUpForm = z.object({
  email,
  password: newPassword,
  terms: z.literal(true, 'You must accept the terms and conditions to create an account'),
});

export const resetForm = z.object({ email });

export const newPasswordForm = z.object({ password: newPassword });
