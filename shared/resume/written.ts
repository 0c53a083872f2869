import * as z from 'zod/mini';
import { MAX_DESCRIPTION } from './data.ts';
import { MAX_STATEMENTS } from './statements.ts';

/** Sections that may change places below the summary. */
export const sections = ['experience', 'education', 'skills', 'projects'] as const;
export type Section = (typeof sections)[number];

/** A statement may be a whole text of the form, which never ends a sentence; a writer adds a period or an "I". */
const MAX_TEXT = MAX_DESCRIPTION + 10;

const sentence = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT)),
  rests_on: z.array(z.string()),
});

/** A writer's output: sentences with the ids of their facts, entry by entry, and an order of sections. */
export const written = z.object({
  entries: z
    .array(
      z.object({
        /** as in the facts: `summary`, `experience.0` */
        entry: z.string(),
        sentences: z.array(sentence).check(z.maxLength(MAX_STATEMENTS)),
        /** facts left out because the person asked for less */
        left_out: z.array(z.string()),
      }),
    )
    .check(z.maxLength(70)),
  first: z.nullable(z.enum(sections)),
  /** requests that could not be followed, in the person's words */
  not_followed: z.array(z.string().check(z.maxLength(2000))),
});
export type Written = z.infer<typeof written>;
