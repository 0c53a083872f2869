import * as z from 'zod/mini';
import { socCode } from '#shared/occupations/soc-code.ts';
import { vacancyText } from '#shared/vacancies/vacancy-text.ts';

/** The job an application is for: an occupation, or the text of a vacancy. */
export const aim = z.union(
  [
    z.object({ kind: z.literal('occupation'), code: socCode }),
    z.object({ kind: z.literal('vacancy'), text: vacancyText }),
  ],
  'must be an occupation with its code, or a vacancy with its text',
);
export type Aim = z.infer<typeof aim>;
