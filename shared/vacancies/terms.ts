/** Terms and limits of matching shared by the API, the reader and the screen; independent of any data. */

export const kinds = [
  'education',
  'licence',
  'years',
  'tool',
  'skill',
  'language',
  'place',
  'condition',
  'instead',
] as const;
export type Kind = (typeof kinds)[number];

export const strengths = ['required', 'preferred', 'not_needed'] as const;
export type Strength = (typeof strengths)[number];

export const statuses = ['met', 'missing', 'not_said'] as const;
export type Status = (typeof statuses)[number];

/** How certain the vacancy's occupation is. */
export const surenesses = ['sure', 'likely', 'possible'] as const;
export type Sureness = (typeof surenesses)[number];

export const periods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

/** Length of a text that can be a vacancy, in characters. */
export const MIN_LENGTH = 40;
export const MAX_LENGTH = 220_000;
export const tooShort = `is too short for a vacancy: paste all of it, ${MIN_LENGTH} characters at least`;
export const tooLong = `is longer than ${MAX_LENGTH.toLocaleString('en-US')} characters: paste the vacancy alone`;
