/** What a learning plan is solved from: the ways into one occupation for one person, and the frame they named. */
import * as z from 'zod/mini';
import { provenance } from '#shared/lib/provenance.ts';
import { resource } from './resource.ts';

/** Limits of what a person may name, and of what a relaxation may ask for: what takes longer is no plan. */
export const frameLimits = { hours: 40, budget: 10_000, months: 180 } as const;

/** Hours a week, US dollars a month, and months from today until the plan is to be done. */
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
  /** the steps that come before it */
  needs: z.array(z.string()),
  /** of the person's own time; none in paid work */
  hours: amount,
  /** however many hours there are, it takes so long */
  months: amount,
  dollars: amount,
  /** tuition that is often waived: at most so much, and not in `dollars` */
  waived: z.optional(amount),
  /** false where the person may have it already and did not say so */
  sure: z.boolean(),
  /** what is not in the figures */
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
  /** the step in which the skills are taught as well; null where each is a step of its own */
  teaches: z.nullable(z.string()),
});
export type Way = z.infer<typeof way>;
export type WayId = Way['id'];

const plannedSkill = z.object({
  /** of its step, where it is one */
  id: stepId,
  name: z.string(),
  /** 0-100, as the assessment asked; null where it was not rated */
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
  /** the person lives outside the United States, where all schools, prices and licenses here are */
  abroad: z.boolean(),
  /** the person does this work already, or holds its license */
  known: z.boolean(),
  /** never empty */
  ways: z.array(way).check(z.minLength(1)),
  skills: z.array(plannedSkill),
  /** names of skills that are there already */
  brought: z.array(z.string()),
  pay: z.object({ p10: dollars, p25: dollars, p50: dollars, p75: dollars, p90: dollars, source: provenance }),
  /** as the answers have it; what was not said, or left open upwards, is as much as the plan takes */
  frame,
  /** what of the frame was said by the person; the rest is an assumption */
  said: z.object({ hours: z.boolean(), budget: z.boolean() }),
  /** the budget of the frame is more than the person named: a student loan would have to pay the rest */
  loan: z.boolean(),
});
export type PlanProblem = z.infer<typeof planProblem>;
