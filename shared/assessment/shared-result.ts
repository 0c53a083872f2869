import * as z from 'zod/mini';
import { type ResultBody, resultBody, resultRole } from './result-shape.ts';

/**
 * What others may see of a shared result (D-17): the ranking and its published figures. Nothing that would reveal an
 * answer: no profile, skills, reasons or steps from the person's situation.
 */
export const sharedResult = z.extend(
  z.pick(resultBody, {
    id: true,
    created_at: true,
    expires_at: true,
    scores: true,
    clusters: true,
    stability: true,
  }),
  {
    scoring_meta: z.pick(resultBody.shape.scoring_meta, { modelVersion: true, dataVersion: true, scoringTime: true }),
    roles: z.array(
      z.pick(resultRole, {
        id: true,
        code: true,
        title: true,
        final_score: true,
        fit_score: true,
        opportunity_score: true,
        feasibility_score: true,
        tie_group: true,
        opportunity: true,
      }),
    ),
  },
);

export type SharedResult = z.infer<typeof sharedResult>;

/** The schema defines what is left out, so nothing else has to know. */
export const sharedView = (result: ResultBody): SharedResult => sharedResult.parse(result);
