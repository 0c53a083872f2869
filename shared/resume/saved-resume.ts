/** A version of a resume that its owner keeps: what was typed, and what was written of it. */
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
/** After it was last saved. */
export const KEPT_DAYS = 730;
/** How long what was deleted can be had back. */
export const RESTORABLE_DAYS = 7;
export const MAX_NAME = 80;

/** A resume that was written, with who wrote it. */
export const delivered = z.object({
  resume,
  provider: z.enum(providers),
  /** of the job that it was ordered for */
  emphasis: z._default(z.nullable(emphasis), null),
});
export type Delivered = z.infer<typeof delivered>;

export const deliveredLetter = z.object({ letter, provider: z.enum(providers) });
export type DeliveredLetter = z.infer<typeof deliveredLetter>;

export const savedContent = z.object({
  data: resumeDraft,
  /** the last resume that was written of it */
  delivered: z.nullable(delivered),
  /** the job that it is written for */
  aim: z._default(z.nullable(aim), null),
  letter: z._default(z.nullable(deliveredLetter), null),
  /** the changes in it that were not taken, by their lines */
  refused: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(4000)),
});
export type SavedContent = z.infer<typeof savedContent>;

/** A line that says what nobody said, by its path; null where every line says what was said. */
export function ungroundedIn({ delivered, letter: written }: SavedContent): string | null {
  const unsupported = delivered && firstUnsupportedLine(delivered.resume);
  if (unsupported) return `content.delivered.resume.${unsupported.field}`;
  const unsupportedInLetter = written && firstUnsupportedLineOfLetter(written.letter);
  return unsupportedInLetter && `content.letter.letter.${unsupportedInLetter.field}`;
}
