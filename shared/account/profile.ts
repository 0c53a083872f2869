/** What a person says of themselves, and of mails: their name, and whether we remind them of what is deleted. */
import * as z from 'zod/mini';

export const MAX_NAME = 80;

/** One line that a person can read: no control or formatting characters, and something to see in it. */
export const personName = z.string('must be text').check(
  z.trim(),
  z.minLength(1, 'must not be empty: null takes the name away'),
  z.maxLength(MAX_NAME, `must have ${MAX_NAME} characters at most`),
  // joiners and emoji presentation are part of what is seen
  z.regex(
    /^(?:\u200c|\u200d|\ufe0e|\ufe0f|(?!\p{Default_Ignorable_Code_Point})[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])*$/u,
    'must be one line of letters',
  ),
  z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'must have something to see in it'),
);

export const profile = z.object({
  /** how they want to be called; null: they have not said */
  name: z.nullable(personName),
  /** a mail before a result is deleted */
  remind_before_deletion: z.boolean(),
});
export type Profile = z.output<typeof profile>;

/** Why mails to an address are stopped, told by SES: its server gave one back for good, or somebody called one unwanted. */
const mailStop = z.object({
  address: z.string(),
  why: z.enum(['returned', 'unwanted']),
  since: z.iso.datetime(),
});
export type MailStop = z.output<typeof mailStop>;

/** What is known beside what was said; nobody but SES says it, and a person may only take it away. */
export const knownProfile = z.extend(profile, { mails_stopped: z.nullable(mailStop) });
export type KnownProfile = z.output<typeof knownProfile>;
export const profileChange = z.partial(
  z.extend(profile, { mails_stopped: z.null('must be null, which lets emails to that address go again') }),
);
export type ProfileChange = z.output<typeof profileChange>;

/** The profile of a person who has changed nothing. Reminders are on: they concern their own data and sell nothing. */
export const newProfile: Profile = { name: null, remind_before_deletion: true };
