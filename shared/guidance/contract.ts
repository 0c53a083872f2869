import * as z from 'zod/mini';
import { paper } from '#shared/documents/paper.ts';
import { route } from '#shared/lib/route.ts';
import { socCode } from '#shared/occupations/soc-code.ts';
import { learningPlan } from './learning-plan-shape.ts';
import { frame, planProblem, stepId, wayIds } from './plan-problem.ts';

/** LRN-02 */
export const MAX_SKILLS = 8;
/** More steps than any plan has. */
export const MAX_DONE = 60;

const skill = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/** The stored part of a plan, the same on every device. */
export const planProgress = z.object({
  done: z.array(stepId),
  /** set by the person; null: derived from the answers */
  frame: z.nullable(frame),
  way: z.nullable(z.enum(wayIds)),
});
export type PlanProgress = z.infer<typeof planProgress>;

const request = {
  /** an O*NET-SOC code, a known role id or a title of the occupation table */
  role: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
  skills: z.array(skill).check(z.maxLength(MAX_SKILLS)),
  userLevel: z.enum(['beginner', 'intermediate', 'advanced']),
};

export const guidanceRoutes = {
  generateLearningPlan: route({
    method: 'POST',
    path: '/generate-learning-plan',
    access: 'user',
    summary: 'A plan for one occupation within the caller’s hours, budget and time, or what would have to give for it.',
    input: z.object(request),
    output: z.object({ learningPlan, problem: planProblem, progress: planProgress }),
  }),
  printLearningPlan: route({
    method: 'POST',
    path: '/learning-plan-pdf',
    access: 'user',
    summary: 'The same plan, with what is kept of it, as a PDF.',
    input: z.object({ ...request, paper: z._default(paper, 'letter') }),
    /** as base64 */
    output: z.object({ pdf: z.base64() }),
    timeoutMs: 20_000,
  }),
  saveLearningProgress: route({
    method: 'POST',
    path: '/learning-plan-progress',
    access: 'user',
    summary: 'Keep what of a plan is done, and the frame and way chosen for it; one plan an occupation.',
    input: z.object({
      code: socCode,
      /** ticks one step, or unticks it */
      step: z.optional(z.object({ id: stepId, done: z.boolean() })),
      /** null: derived from the answers again */
      frame: z.optional(z.nullable(frame)),
      way: z.optional(z.nullable(z.enum(wayIds))),
    }),
    output: planProgress,
  }),
  listLearningPlans: route({
    method: 'GET',
    path: '/learning-plans',
    access: 'user',
    summary: 'The plans that the caller has begun, the one touched last first.',
    input: z.object({}),
    output: z.object({
      plans: z.array(
        z.object({
          code: z.string(),
          /** our plain name of the occupation, from which its address is made */
          name: z.string(),
          slug: z.string(),
          steps_done: z.int(),
          touched_at: z.iso.datetime(),
        }),
      ),
    }),
  }),
};
