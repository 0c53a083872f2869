/** What erasing an account does, in order, and what is kept (docs/decisions/0064). */

export const erasureSteps = ['signIn', 'payments', 'files', 'rows'] as const;
export type ErasureStep = (typeof erasureSteps)[number];

/** The record of an erasure outlives every backup, so that data restored from one is erased again. */
export const KEPT_YEARS = 3;

/** An erasure requires a sign-in no older than this. */
export const FRESH_SIGN_IN_MINUTES = 10;
export const stepTitle: Record<ErasureStep, string> = {
  signIn: 'Your sign-in: email address and password',
  payments: 'Your subscription and your customer record at Stripe',
  files: 'Your files: reports and uploaded CVs',
  rows: 'Your name, answers, results, CV, resumes, plans, saved jobs and usage',
};

/** The task by which the last pass finds what a call under way had still written. */
export const lastNote =
  'For about an hour, until your last sign-in has expired and everything is checked once more, one note keeps your account number and email address. Then it is deleted too.';

export const whatStays = [
  'Invoices and payments, with your email address on them, stay with Stripe, our payment provider, for as long as the law demands it. It also lists what happened to your customer record, in full for 30 days.',
  `This receipt stays for ${KEPT_YEARS} years: a number that cannot be led back to you, and when each step was done.`,
  'Backups of the last 35 days are overwritten day by day. Should one ever be needed, you are erased from it again.',
  'Log lines of the last month say that somebody called us, and no longer who.',
];
