import type * as z from 'zod/mini';
import type { Stage } from '#shared/assessment/stages.ts';
import type { Variant } from '#shared/assessment/variants.ts';

export type StageAnswers = Record<Stage, object>;

/** What storing and saving need to know about a variant's answers. */
export interface AnswerForm<A extends StageAnswers> {
  variant: Variant;
  /** the payload of each stage */
  shapes: { [S in Stage]: z.ZodMiniType<A[S]> };
  empty: A;
  /** whether a stage is complete */
  isEnough<S extends Stage>(stage: S, answers: A[S]): boolean;
  /** Resolves combinations that merging two devices' answers has made invalid. */
  mend<S extends Stage>(stage: S, merged: A[S], mine: A[S]): A[S];
}
