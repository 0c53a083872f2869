/** A learning plan as the API returns it (LRN-04, LRN-05), with its schedule. */
import * as z from 'zod/mini';
import { provenance } from '#shared/lib/provenance.ts';
import { frame, stepId, stepKinds, wayIds } from './plan-problem.ts';

/** null: the budget never covers it */
const months = z.nullable(z.number());

const planResource = z.object({
  /** `office`: the page of an office that runs schools, trainings or licensing, not a course */
  type: z.enum(['course', 'certification', 'book', 'project', 'bootcamp', 'office']),
  title: z.string(),
  provider: z.string(),
  description: z.string(),
  duration: z.string(),
  cost: z.string(),
  /** from the catalogue; null for something one does alone */
  url: z.nullable(z.url({ protocol: /^https$/ })),
});

const planSkill = z.object({
  skill: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
  timeToLearn: z.string(),
  resources: z.array(planResource),
});

const planStep = z.object({
  id: stepId,
  kind: z.enum(stepKinds),
  name: z.string(),
  from: months,
  to: months,
  hours: z.number(),
  dollars: z.number(),
  sure: z.boolean(),
  done: z.boolean(),
  note: z.string(),
  source: provenance,
});

const phase = z.object({
  phase: z.string(),
  duration: z.string(),
  description: z.string(),
  skills: z.array(planSkill),
  /** what the person can check off, in order */
  steps: z.array(planStep),
});

export const learningPlan = z.object({
  overview: z.string(),
  timeline: z.string(),
  totalCost: z.string(),
  phases: z.array(phase),
  careerPath: z.object({
    entryLevel: z.string(),
    midLevel: z.string(),
    seniorLevel: z.string(),
    salaryProgression: z.string(),
    source: provenance,
  }),
  keyTips: z.array(z.string()),
  certifications: z.array(
    z.object({
      name: z.string(),
      provider: z.string(),
      cost: z.string(),
      timeToComplete: z.string(),
      value: z.string(),
      url: z.nullable(z.url({ protocol: /^https$/ })),
    }),
  ),
  /** who wrote it (D-76) */
  provider: z.literal('built-in composer'),
  frame,
  possible: z.boolean(),
  relaxations: z.array(z.partial(frame)),
  months,
  dollars: z.number(),
  way: z.enum(wayIds),
  ways: z.array(
    z.object({
      id: z.enum(wayIds),
      name: z.string(),
      text: z.string(),
      months,
      dollars: z.number(),
      /** tuition that is often waived, not included in `dollars` */
      waived: z.number(),
      possible: z.boolean(),
      /** of its steps other than skills */
      sources: z.array(provenance),
    }),
  ),
});

export type LearningPlan = z.infer<typeof learningPlan>;
export type PlanPhase = LearningPlan['phases'][number];
export type PlanSkill = PlanPhase['skills'][number];
export type PlanResource = PlanSkill['resources'][number];
