import type * as z from 'zod/mini';
import type { Stage } from '#shared/assessment/stages.ts';
import type { Variant } from '#shared/assessment/variants.ts';

export type StageAnswers = Record<Stage, object>;

/** What keeping and saving have to know of the answers of a variant. */
export interface AnswerForm<A extends StageAnswers> {
  variant: Variant;
  /** the payload of each stage */
  shapes: { [S in Stage]: z.ZodMiniType<A[S]> };
  empty: A;
  /** whether a stage has all it needs */
  isEnough<S extends Stage>(stage: S, answers: A[S]): boolean;
  /** Mends what two devices' answers together have made impossible. */
  mend<S extends Stage>(stage: S, merged: A[S], mine: A[S]): A[S];
}
