import type { Answers } from './answers.ts';
import { compactStage, expandStage } from './compact.ts';
import type { ItemBank } from './item-bank.ts';
import { type Fault, incomplete, readStage, type Thresholds } from './rules.ts';
import type { SimpleBank } from './simple-bank.ts';
import type { Stage } from './stages.ts';

/** What a variant's folder provides: all that saving, resuming, completing and ranking know of it. */
export interface Questionnaire {
  /** the items as the ranking reads them */
  bank: ItemBank;
  /** the items in the variant's own fields, as sent to the client */
  served: ItemBank | SimpleBank;
  /**
   * Parses a stage payload in the variant's own form and checks it against the bank; returns the first fault, if any.
   */
  readStage(stage: Stage, payload: unknown): { answers: Answers[Stage] } | { fault: Fault };
  /** The inverse of `readStage`. */
  payloadOf(stage: Stage, answers: Answers[Stage]): unknown;
  /** Why a stage cannot be completed yet, or null when it can. */
  incomplete(stage: Stage, answers: Answers[Stage]): Fault | null;
  /** The answers as the short text that is stored; `expandStage` restores them. */
  compactStage(stage: Stage, answers: Answers[Stage]): string;
  expandStage(stage: Stage, text: string): Answers[Stage];
}

/** The questionnaire for a bank and its thresholds. */
export const questionnaireOf = (bank: ItemBank, thresholds: Thresholds): Questionnaire => ({
  bank,
  served: bank,
  payloadOf: (_stage, answers) => answers,
  readStage: (stage, payload) => readStage(bank, stage, payload),
  incomplete: (stage, answers) => incomplete(thresholds, stage, answers),
  compactStage: (stage, answers) => compactStage(bank, stage, answers),
  expandStage: (stage, text) => expandStage(bank, stage, text),
});
