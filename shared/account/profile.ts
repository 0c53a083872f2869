/**
 * What a person tells us about themselves and about emails: their name, and whether we send reminders before deletions.
 */
import * as z from 'zod/mini';

export const MAX_NAME = 80;

/** One readable line: no control or formatting characters, and at least one visible character. */
export const personName = z.string('must be text').check(
  z.trim(),
  z.minLength(1, 'must not be empty: null takes the name away'),
  z.maxLength(MAX_NAME, `must have ${MAX_NAME} characters at most`),
  // joiners and emoji presentation selectors affect what is seen, so they are allowed
  z.regex(
    /^(?:\u200c|\u200d|\ufe0e|\ufe0f|(?!\p{Default_Ignorable_Code_Point})[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])*$/u,
    'must be one line of letters',
  ),
  z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'must have something to see in it'),
);

export const profile = z.object({
  /** how the person wants to be addressed; null: not said */
  name: z.nullable(personName),
  /** an email before a result is deleted */
  remind_before_deletion: z.boolean(),
});
export type Profile = z.output<typeof profile>;

/** Why emails to an address are stopped, as reported by SES: a permanent bounce or a spam complaint. */
const mailStop = z.object({
  address: z.string(),
  why: z.enum(['returned', 'unwanted']),
  since: z.iso.datetime(),
});
export type MailStop = z.output<typeof mailStop>;

/** The profile plus what SES has reported. A person may clear that, but never set it. */
export const knownProfile = z.extend(profile, { mails_stopped: z.nullable(mailStop) });
export type KnownProfile = z.output<typeof knownProfile>;
export const profileChange = z.partial(
  z.extend(profile, { mails_stopped: z.null('must be null, which lets emails to that address go again') }),
);
export type ProfileChange = z.output<typeof profileChange>;

/**
 * The profile of a person who has changed nothing. Reminders are on, because they concern the person's own data and
 * sell nothing.
 */
export const newProfile: Profile = { name: null, remind_before_deletion: true };
