import type { Answers } from './answers.ts';
import { compactStage, expandStage } from './compact.ts';
import type { ItemBank } from './item-bank.ts';
import { type Fault, incomplete, readStage, type Thresholds } from './rules.ts';
import type { SimpleBank } from './simple-bank.ts';
import type { Stage } from './stages.ts';

/** What the folder of a variant provides, and all that saving, resuming, completing and ranking know of it. */
export interface Questionnaire {
  /** the items as the ranking reads them */
  bank: ItemBank;
  /** the items in the variant's own fields, as they travel */
  served: ItemBank | SimpleBank;
  /** A stage payload in the variant's own form, parsed and checked against the bank, or its first fault. */
  readStage(stage: Stage, payload: unknown): { answers: Answers[Stage] } | { fault: Fault };
  /** The answers as `readStage` was given them. */
  payloadOf(stage: Stage, answers: Answers[Stage]): unknown;
  /** Why a stage cannot be completed yet, or null when it can. */
  incomplete(stage: Stage, answers: Answers[Stage]): Fault | null;
  /** The answers as the short text that is stored; `expandStage` gives the same answers back. */
  compactStage(stage: Stage, answers: Answers[Stage]): string;
  expandStage(stage: Stage, text: string): Answers[Stage];
}

/** The questionnaire that a bank and its thresholds make. */
export const questionnaireOf = (bank: ItemBank, thresholds: Thresholds): Questionnaire => ({
  bank,
  served: bank,
  payloadOf: (_stage, answers) => answers,
  readStage: (stage, payload) => readStage(bank, stage, payload),
  incomplete: (stage, answers) => incomplete(thresholds, stage, answers),
  compactStage: (stage, answers) => compactStage(bank, stage, answers),
  expandStage: (stage, text) => expandStage(bank, stage, text),
});
