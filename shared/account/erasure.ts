/** What erasing an account does, in the order in which it is done, and what stays (docs/decisions/0064). */

export const erasureSteps = ['signIn', 'payments', 'files', 'rows'] as const;
export type ErasureStep = (typeof erasureSteps)[number];

/** The record of an erasure outlives every backup, so that what a backup brings back is erased again. */
export const KEPT_YEARS = 3;

/** An erasure asks for a sign-in that is no older. */
export const FRESH_SIGN_IN_MINUTES = 10;
