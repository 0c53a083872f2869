/** Name of the SES configuration set for our own mails; its events go to infra/stacks/jobs.ts. */
export const mailSet = (stage: string): string => `waymark-${stage}-own`;

/** The message tag that tells SES events whose email it was. */
export const PERSON_TAG = 'person';
