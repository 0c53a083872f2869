/** Name of the SES configuration set for our own mails; its events go to infra/stacks/jobs.ts. */
export const mailSet = (stage: string): string => `waymark-${stage}-own`;

/** The tag of a mail that says whose it is, for what SES tells of it. */
export const PERSON_TAG = 'person';
