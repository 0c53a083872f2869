import * as z from 'zod/mini';
import { backgroundAnswers } from './background.ts';

/**
 * A person's answers by stage: types only; completeness rules are in rules.ts. Reading A sends them in this form (rows
 * ARA-58 to ARA-60), and every variant is stored and ranked in it.
 */
const rating = z.int().check(z.minimum(1), z.maximum(5));
/** by question: one option, or a list where several are allowed */
const choices = z.record(z.string(), z.union([z.string(), z.array(z.string()).check(z.maxLength(32))]));
const completedAt = z.optional(z.iso.datetime());

export const triageAnswers = z.object({
  scenarios: z.record(z.string(), z.enum(['a', 'b'])),
  priorities: z.record(z.string(), z.int().check(z.minimum(0), z.maximum(100))),
  completedAt,
});
export const coreAnswers = z.object({
  interests: z.record(z.string(), rating),
  values: z.array(z.string()).check(z.maxLength(5)),
  personality: z.record(z.string(), rating),
  completedAt,
});
export const deepDiveAnswers = z.object({
  skills: z.record(z.string(), rating),
  preferences: choices,
  constraints: choices,
  background: z.optional(backgroundAnswers),
  uploadedFile: z.nullish(z.object({ name: z.string().check(z.maxLength(255)), size: z.int().check(z.minimum(0)) })),
  completedAt,
});

export type TriageAnswers = z.infer<typeof triageAnswers>;
export type CoreAnswers = z.infer<typeof coreAnswers>;
export type DeepDiveAnswers = z.infer<typeof deepDiveAnswers>;

/** Everything a person has answered: the input of the ranking engine. */
export interface Answers {
  triage: TriageAnswers;
  core: CoreAnswers;
  deepDive: DeepDiveAnswers;
}

/** The answers of a person who has not answered anything. */
export const noAnswers: Answers = {
  triage: { scenarios: {}, priorities: {} },
  core: { interests: {}, values: [], personality: {} },
  deepDive: { skills: {}, preferences: {}, constraints: {} },
};
