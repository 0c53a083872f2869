/**
 * The copy of the answers on this device (D-47). It is written with every change and holds, beside the answers, the
 * last version the server confirmed: that is what a merge needs, and what tells whether anything is still unsaved.
 */
import * as z from 'zod/mini';
import { type Answers, coreAnswers, deepDiveAnswers, triageAnswers } from '#shared/assessment/answers.ts';
import { type Stage, stages } from '#shared/assessment/stages.ts';
import type { Keeper } from '#web/session/device.ts';

export interface LocalCopy<S extends Stage = Stage> {
  answers: Answers[S];
  /** the answers as the server last confirmed them, and the sequence number they stand under there */
  base: Answers[S];
  baseSeq: number;
  /** whether the person finished this stage, and whether the server knows */
  completed: boolean;
  baseCompleted: boolean;
}

/** Whose copy it is: another person's or another session's is never read. */
export interface Owner {
  sub: string;
  sessionId: string;
}

export const emptyAnswers: Answers = {
  triage: { scenarios: {}, priorities: {} },
  core: { interests: {}, values: [], personality: {} },
  deepDive: { skills: {}, preferences: {}, constraints: {} },
};

const shapes = { triage: triageAnswers, core: coreAnswers, deepDive: deepDiveAnswers };

const copyShape = (stage: Stage) =>
  z.object({
    sub: z.string(),
    sessionId: z.string(),
    answers: shapes[stage],
    base: shapes[stage],
    baseSeq: z.number(),
    completed: z.boolean(),
    baseCompleted: z.boolean(),
  });

/** assessment_stage_0 … assessment_stage_2 (DAT-23, ARA-28). */
export const stageKey = (stage: Stage): string => `assessment_stage_${stages.indexOf(stage)}`;
export const CURRENT_SESSION_KEY = 'current_assessment_session';
export const LATEST_RESULT_KEY = 'latest_assessment_result';

/** A stage's answers as they came from the server, or none: what does not fit the shape was not saved by this product. */
export function readAnswers<S extends Stage>(stage: S, saved: unknown): Answers[S] {
  const parsed = shapes[stage].safeParse(saved);
  return (parsed.success ? parsed.data : emptyAnswers[stage]) as Answers[S];
}

export function readCopy(storage: Keeper, owner: Owner, stage: Stage): LocalCopy | null {
  const text = storage.getItem(stageKey(stage));
  if (!text) return null;
  const parsed = copyShape(stage).safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { sub, sessionId, ...copy } = parsed.data;
  return sub === owner.sub && sessionId === owner.sessionId ? copy : null;
}

/** What cannot be kept must not stop an answer: it lives in this tab and on the server, too. */
export function writeCopy(storage: Keeper, owner: Owner, stage: Stage, copy: LocalCopy): void {
  try {
    storage.setItem(stageKey(stage), JSON.stringify({ ...owner, ...copy }));
  } catch {
    // the copy is one more safety, and no condition
  }
}

export function clearSession(storage: Keeper): void {
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
