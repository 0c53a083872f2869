/**
 * This device's copy of the answers (D-47). Every change is written, together with the last version the server
 * confirmed, which a merge needs and which shows whether anything is unsaved.
 */
import * as z from 'zod/mini';
import { type Stage, stages } from '#shared/assessment/stages.ts';
import { defaultVariant } from '#shared/assessment/variants.ts';
import type { AnswerForm, StageAnswers } from '#web/parts/assessment/answer-form.ts';
import type { KeyStore } from '#web/session/device/local-store.ts';

export interface LocalCopy<A> {
  answers: A;
  /** the answers last confirmed by the server, with their sequence number */
  base: A;
  baseSeq: number;
  /** whether the person has completed this stage, and whether the server knows */
  completed: boolean;
  baseCompleted: boolean;
}

/** The owner of a copy. Copies of other people or sessions are never read. */
export interface Owner {
  sub: string;
  sessionId: string;
}

/** Storage for the copies of one session. */
export interface CopyStore<A extends StageAnswers> {
  form: AnswerForm<A>;
  storage: KeyStore;
  owner: Owner;
}

const copyShape = z.object({
  sub: z.string(),
  sessionId: z.string(),
  variant: z._default(z.string(), defaultVariant),
  answers: z.unknown(),
  base: z.unknown(),
  baseSeq: z.number(),
  completed: z.boolean(),
  baseCompleted: z.boolean(),
});

/** assessment_stage_0 … assessment_stage_2 (DAT-23, ARA-28). */
export const stageKey = (stage: Stage): string => `assessment_stage_${stages.indexOf(stage)}`;
export const CURRENT_SESSION_KEY = 'current_assessment_session';
export const LATEST_RESULT_KEY = 'latest_assessment_result';

export function readCopy<A extends StageAnswers, S extends Stage>(
  { form, storage, owner }: CopyStore<A>,
  stage: S,
): LocalCopy<A[S]> | null {
  const text = storage.getItem(stageKey(stage));
  const stored = z.safeParse(copyShape, text && parseJson(text)).data;
  if (!stored || stored.sub !== owner.sub || stored.sessionId !== owner.sessionId || stored.variant !== form.variant)
    return null;
  const [answers, base] = [
    z.safeParse(form.shapes[stage], stored.answers),
    z.safeParse(form.shapes[stage], stored.base),
  ];
  if (!answers.success || !base.success) return null;
  const { baseSeq, completed, baseCompleted } = stored;
  return { answers: answers.data, base: base.data, baseSeq, completed, baseCompleted };
}

/** A failed write must not block an answer: it is also in this tab and on the server. */
export function writeCopy<A extends StageAnswers, S extends Stage>(
  { form, storage, owner }: CopyStore<A>,
  stage: S,
  copy: LocalCopy<A[S]>,
): void {
  try {
    storage.setItem(stageKey(stage), JSON.stringify({ ...owner, variant: form.variant, ...copy }));
  } catch {
    // the copy is only an extra safeguard
  }
}

export function clearSession(storage: KeyStore): void {
  for (const stage of stages) storage.removeItem(stageKey(stage));
  storage.removeItem(CURRENT_SESSION_KEY);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
