import * as z from 'zod/mini';
import { route } from '#shared/lib/route.ts';
import { socCode } from './soc-code.ts';

/** `saved`: to come back to; `hidden`: not for this person, and left out of their shortlists (docs/decisions/0067). */
export const marks = ['saved', 'hidden'] as const;
export type Mark = (typeof marks)[number];

/** Saved and hidden occupations together. */
export const MAX_MARKS = 200;

const markedOccupation = z.object({
  code: z.string(),
  /** our plain name, from which the address is made */
  name: z.string(),
  slug: z.string(),
  mark: z.enum(marks),
  marked_at: z.iso.datetime(),
});
export type MarkedOccupation = z.output<typeof markedOccupation>;

export const markRoutes = {
  markOccupation: route({
    method: 'POST',
    path: '/occupation-marks',
    access: 'user',
    summary: 'Save or hide an occupation, or undo either. The last change of each occupation counts.',
    input: z.object({
      code: socCode,
      /** null removes the mark */
      mark: z.nullable(z.enum(marks)),
    }),
    /** the occupation with its new mark; null if the mark was removed */
    output: z.object({ marked: z.nullable(markedOccupation) }),
  }),
  listMarks: route({
    method: 'GET',
    path: '/occupation-marks',
    access: 'user',
    summary: 'The occupations that the caller has saved or hidden, newest first.',
    input: z.object({}),
    output: z.object({ occupations: z.array(markedOccupation) }),
  }),
};
