/** What SES calls the mails of our own, of one deployment: it tells of each that comes back, or is unwanted (infra/stacks/jobs.ts). */
export const mailSet = (stage: string): string => `waymark-${stage}-own`;

/** The tag of a mail that says whose it is, for what SES tells of it. */
export const PERSON_TAG = 'person';
