/** The input of solving a learning plan: one person's ways into an occupation, and the limits they named. */
import * as z from 'zod/mini';
import { provenance } from '#shared/lib/provenance.ts';
import { resource } from './resource.ts';

/** Limits of what a person may name and a relaxation may suggest; anything longer is not a plan. */
export const frameLimits = { hours: 40, budget: 10_000, months: 180 } as const;

/** Hours a week, US dollars a month, and months from today to the end of the plan. */
export const frame = z.object({
  hours: z.int().check(z.minimum(1), z.maximum(frameLimits.hours)),
  budget: z.int().check(z.minimum(0), z.maximum(frameLimits.budget)),
  months: z.int().check(z.minimum(1), z.maximum(frameLimits.months)),
});
export type Frame = z.infer<typeof frame>;

export const stepKinds = [
  'schooling',
  'apprenticeship',
  'residency',
  'training',
  'licence',
  'experience',
  'skill',
] as const;

/** An id of a step: `school-bachelor`, `skill-2.A.1.d`, `skill-python`. */
export const stepId = z.string().check(z.regex(/^[a-z]{3,20}(-[\p{L}\p{N}.-]{1,90})?$/u, 'must be the id of a step'));

const amount = z.number().check(z.minimum(0));
export const step = z.object({
  id: stepId,
  kind: z.enum(stepKinds),
  name: z.string(),
  /** ids of the steps that come before it */
  needs: z.array(z.string()),
  /** of the person's own time; zero in paid work */
  hours: amount,
  /** minimum duration, however many hours are available */
  months: amount,
  dollars: amount,
  /** tuition that is often waived: an upper bound, not included in `dollars` */
  waived: z.optional(amount),
  /** false if the person may have it already and did not say */
  sure: z.boolean(),
  /** what the figures do not include */
  note: z.string(),
  source: provenance,
});
export type Step = z.infer<typeof step>;

export const wayIds = [
  'study',
  'apply',
  'schooled',
  'employer',
  'college',
  'transfer',
  'degree',
  'apprenticeship',
] as const;
export const way = z.object({
  id: z.enum(wayIds),
  name: z.string(),
  text: z.string(),
  steps: z.array(step),
  /** the step that also teaches the skills; null when each is a step of its own */
  teaches: z.nullable(z.string()),
});
export type Way = z.infer<typeof way>;
export type WayId = Way['id'];

const plannedSkill = z.object({
  /** of its step, if it has one */
  id: stepId,
  name: z.string(),
  /** 0-100, as rated in the assessment; null when not rated */
  start: z.nullable(z.number()),
  target: z.number(),
  gap: z.boolean(),
  priority: z.enum(['high', 'medium', 'low']),
  resources: z.array(resource),
});
export type PlannedSkill = z.infer<typeof plannedSkill>;

const dollars = z.nullable(z.number());
export const planProblem = z.object({
  code: z.string(),
  title: z.string(),
  /** the person lives outside the United States, which all schools, prices and licenses here belong to */
  abroad: z.boolean(),
  /** the person already does this work or holds its license */
  known: z.boolean(),
  /** never empty */
  ways: z.array(way).check(z.minLength(1)),
  skills: z.array(plannedSkill),
  /** names of skills the person already has */
  brought: z.array(z.string()),
  pay: z.object({ p10: dollars, p25: dollars, p50: dollars, p75: dollars, p90: dollars, source: provenance }),
  /** from the answers; what was not said, or was open-ended, does not limit the plan */
  frame,
  /** which limits the person stated; the rest is an assumption */
  said: z.object({ hours: z.boolean(), budget: z.boolean() }),
  /** the budget exceeds what the person named: the difference would need a student loan */
  loan: z.boolean(),
});
export type PlanProblem = z.infer<typeof planProblem>;
