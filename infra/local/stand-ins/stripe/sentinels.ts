import { serverError } from './errors.ts';

/** A customer whose address begins with `stripe-500` gets server errors, so that error screens can be seen by hand. */
export function failForSentinel(email: string | null | undefined): void {
  if (email?.toLowerCase().startsWith('stripe-500')) throw serverError();
}
