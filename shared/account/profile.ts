/** What a person says of themselves, and of mails: their name, and whether we remind them of what is deleted. */
import * as z from 'zod/mini';

export const MAX_NAME = 80;

/** One line that a person can read: no control or formatting characters, and something to see in it. */
export const personName = z
  .string('must be text')
  .check(
    z.trim(),
    z.minLength(1, 'must not be empty: null takes the name away'),
    z.maxLength(MAX_NAME, `must have ${MAX_NAME} characters at most`),
    z.regex(
      /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u,
      'must be one line of letters',
    ),
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
  z.extend(profile, { mails_stopped: z.null('must be null, which lets mails to that address go again') }),
);
export type ProfileChange = z.output<typeof profileChange>;

/** Of everybody who has said nothing: the reminder is about their own data, and nothing is sold by it. */
export const newProfile: Profile = { name: null, remind_before_deletion: true };
