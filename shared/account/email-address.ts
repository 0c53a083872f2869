import * as z from 'zod/mini';

/** An address as typed into a form; the user pool has the final say. */
export const emailAddress = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Enter your email address')),
  z.email('Enter an email address like name@example.com'),
);
