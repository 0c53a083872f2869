import * as z from 'zod/mini';
import { MAX_LENGTH, MIN_LENGTH } from '#shared/vacancies/terms.ts';

/** The job that something is written for: an occupation, or a vacancy by its text. */
export const aim = z.union(
  [
    z.object({
      kind: z.literal('occupation'),
      code: z
        .string('must be an O*NET-SOC code such as 29-1141.00')
        .check(z.regex(/^\d{2}-\d{4}\.\d{2}$/, 'must be an O*NET-SOC code such as 29-1141.00')),
    }),
    z.object({
      kind: z.literal('vacancy'),
      text: z
        .string('must be the text of a vacancy')
        .check(
          z.minLength(MIN_LENGTH, `is too short for a vacancy: paste all of it, ${MIN_LENGTH} characters at least`),
          z.maxLength(
            MAX_LENGTH,
            `is longer than ${MAX_LENGTH.toLocaleString('en-US')} characters: paste the vacancy alone`,
          ),
        ),
    }),
  ],
  'must be an occupation with its code, or a vacancy with its text',
);
export type Aim = z.infer<typeof aim>;
