import * as z from 'zod/mini';
import { id } from '#shared/lib/ids.ts';
import { defaultVariant, variants } from './variants.ts';

const score = z.number().check(z.minimum(0), z.maximum(100));

/** A role as the stored row shows it (DAT-12). Missing figures are null: never invented (D-51). */
export const storedRole = z.object({
  /** a known role id if there is one, otherwise the O*NET-SOC code */
  id: z.string(),
  code: z.string(),
  title: z.string(),
  final_score: score,
  salary_range: z.nullable(z.string()),
  growth_outlook: z.nullable(z.string()),
  opportunity: z.object({
    salary_p50: z.nullable(z.number()),
    salary_p75: z.nullable(z.number()),
    growth: z.nullable(z.number()),
  }),
});

/** One summand of a score: `points` of the final score, and their cause. */
const receipt = z.object({
  part: z.enum([
    /** the starting point before any answer: half of what the dimension counts, 50 for all three */
    'start',
    'interests',
    'values',
    'personality',
    'skills',
    /** preferences for contact with clients and size of team */
    'preferences',
    'wage',
    'growth',
    'openings',
    'ai_exposure',
    'skill_gaps',
    'schooling',
    'experience',
    /** whether it requires less than the current job or the studies in progress */
    'preparation',
    'study_time',
    'budget',
    'place',
    'remote',
  ]),
  dimension: z.enum(['fit', 'opportunity', 'feasibility']),
  label: z.string(),
  points: z.number(),
  /** item ids whose answers caused it: int_4, val_2, scenario_3 … */
  answers: z.array(z.string()),
  /** `points` divided among single answers, if each has its own share; the shares sum to `points` */
  causes: z.optional(z.array(z.object({ answer: z.string(), points: z.number() }))),
});

const gap = z.object({
  element: z.string(),
  name: z.string(),
  /** your level and the occupation's, both 0-100; null when you left the skill out */
  yours: z.nullable(z.number()),
  needed: z.number(),
  /** O*NET's level 0-7 behind `needed`; absent in older results, where `needed` was a rank among occupations */
  level: z.optional(z.number()),
  importance: z.number(),
});

const range = z.tuple([z.number(), z.number()]);

/** One step of a move. A figure that nobody published is null. */
const step = z.object({
  /**
   * `studies` in progress: their time and price are not counted; `selection`: candidates who meet everything else are
   * selected from
   */
  kind: z.enum(['studies', 'schooling', 'apprenticeship', 'licence', 'experience', 'selection', 'skills']),
  name: z.string(),
  /** false if the person may have it already and did not say, or if the work does not always ask for it */
  sure: z.boolean(),
  /** at least and at most; schooling full time, skills at the hours named */
  years: z.nullable(range),
  /** US dollars, at least and at most; living costs stay apart */
  dollars: z.nullable(range),
  /** the source of the figures */
  basis: z.string(),
});

/** Limits of a person that an occupation may break; `date` is when they would like to be there. */
export const beyondFrames = ['hours', 'budget', 'place', 'date'] as const;

const move = z.object({
  /** possible now, with the steps named, or not in the frame the person named */
  reach: z.enum(['now', 'step', 'outside']),
  /** a step down: requires less than the current job and pays less, or requires less than the studies in progress */
  below: z.optional(z.enum(['work', 'studies'])),
  /** which of the person's limits it breaks */
  beyond: z.array(z.enum(beyondFrames)),
  /** the starting point of the steps: the education named, otherwise a high school diploma */
  from: z.enum(['background', 'high_school']),
  steps: z.array(step),
  /** all steps, one after the other, at the hours named */
  months: z.nullable(range),
  dollars: z.nullable(range),
});

/** What a result says of a ranked occupation. */
export const resultRole = z.extend(storedRole, {
  fit_score: score,
  opportunity_score: score,
  feasibility_score: score,
  /** how many of all occupations score lower; absent in results made before it was counted */
  better_than: z.optional(z.object({ count: z.int(), of: z.int() })),
  /** equal numbers are ties: the difference is smaller than the answers can tell */
  tie_group: z.int(),
  opportunity: z.extend(storedRole.shape.opportunity, {
    demand: z.nullable(z.string()),
    openings: z.nullable(z.number()),
    ai_exposure: z.nullable(z.number()),
    telework: z.nullable(z.number()),
    /** how many occupations share pay, growth and openings; 1 if they are its own; absent in older results */
    figure_group: z.optional(z.int()),
  }),
  gaps: z.array(gap),
  transferable: z.array(gap),
  why: z.array(receipt),
  time_to_transition: z.nullable(z.string()),
  cost_to_transition: z.nullable(z.string()),
  /** null in results before model 2 */
  move: z._default(z.nullable(move), null),
});

/** The assessment result entity (DAT-16 to DAT-19). */
export const resultBody = z.object({
  id,
  assessment_id: id,
  session_id: id,
  variant: z._default(z.enum(variants), defaultVariant),
  created_at: z.iso.datetime(),
  expires_at: z.nullable(z.iso.datetime()),
  /** whether its owner lets others see it, reduced (shared-result.ts) */
  shared: z.optional(z.boolean()),
  /** the owner’s answers by stage; absent for anyone else */
  raw_assessment_data: z.optional(z.object({ triage: z.unknown(), core: z.unknown(), deepDive: z.unknown() })),
  scoring_meta: z.object({
    modelVersion: z.string(),
    dataVersion: z.string(),
    dataHash: z.string(),
    scoringTime: z.iso.datetime(),
    topScores: z.array(score),
    userVector: z.object({ interests: z.array(z.number()).check(z.length(6)) }),
    answersHash: z.string(),
  }),
  scores: z.object({ final: score, confidence: score, fit: score, opportunity: score, feasibility: score }),
  clusters: z.array(z.object({ name: z.string(), avg_score: score, tie_group: z.int() })),
  roles: z.array(resultRole),
  /** the best occupations outside the person's limits (D-90); empty in results older than model 2 */
  outside: z._default(z.array(resultRole), []),
  /** the person's own work, at the place it would have among the ten if they did not want to leave it; else absent */
  set_aside: z.optional(
    z.extend(z.pick(storedRole, { code: true, title: true, final_score: true }), { place: z.int() }),
  ),
  stability: z.object({
    /** "if you answered again, about N of 10 would stay": predicted mean overlap of the two top tens, 0-10 */
    expected_overlap: z.number().check(z.minimum(0), z.maximum(10)),
    /** at least and at most so many of the ten stay in eight of ten repeats; absent in results before model 2.1 */
    range: z.optional(range),
  }),
  careless: z.object({ flagged: z.boolean(), reasons: z.array(z.string()) }),
  skill_bridge_plan: z.array(z.object({ skill: z.string(), gap: z.number(), time: z.string() })),
  score_drivers: z.array(receipt),
  boost_accuracy: z.object({ show: z.boolean(), message: z.string(), action_url: z.string() }),
});

export type Receipt = z.infer<typeof receipt>;
export type Gap = z.infer<typeof gap>;
export type Move = z.infer<typeof move>;
export type Step = z.infer<typeof step>;
export type ResultBody = z.infer<typeof resultBody>;
export type ResultRole = z.infer<typeof resultRole>;
export type StoredRole = z.infer<typeof storedRole>;
