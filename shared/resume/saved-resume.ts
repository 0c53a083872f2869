/** A saved version of a resume: the form's content, and what was written from it. */
import * as z from 'zod/mini';
import { providers } from '#shared/ai/providers.ts';
import { aim } from './aim/aim.ts';
import { emphasis } from './aim/emphasis.ts';
import { resumeDraft } from './data.ts';
import { letter } from './letter/letter.ts';
import { firstUnsupportedLineOfLetter } from './letter/unsupported-line.ts';
import { resume } from './resume.ts';
import { firstUnsupportedLine } from './unsupported-line.ts';

export const MAX_SAVED = 50;
/** Days since it was last saved. */
export const KEPT_DAYS = 730;
/** How long a deleted resume can be restored. */
export const RESTORABLE_DAYS = 7;
export const MAX_NAME = 80;

/** A written resume, with its writer. */
export const delivered = z.object({
  resume,
  provider: z.enum(providers),
  /** of the job it was tailored to */
  emphasis: z._default(z.nullable(emphasis), null),
});
export type Delivered = z.infer<typeof delivered>;

export const deliveredLetter = z.object({ letter, provider: z.enum(providers) });
export type DeliveredLetter = z.infer<typeof deliveredLetter>;

export const savedContent = z.object({
  data: resumeDraft,
  /** the last resume written from it */
  delivered: z.nullable(delivered),
  /** the job it is written for */
  aim: z._default(z.nullable(aim), null),
  letter: z._default(z.nullable(deliveredLetter), null),
  /** the refused changes in it, by line */
  refused: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(4000)),
});
export type SavedContent = z.infer<typeof savedContent>;

/** The path of a line that is not grounded in the person's words; null when there is none. */
export function ungroundedIn({ delivered, letter: written }: SavedContent): string | null {
  const unsupported = delivered && firstUnsupportedLine(delivered.resume);
  if (unsupported) return `content.delivered.resume.${unsupported.field}`;
  const unsupportedInLetter = written && firstUnsupportedLineOfLetter(written.letter);
  return unsupportedInLetter && `content.letter.letter.${unsupportedInLetter.field}`;
}
