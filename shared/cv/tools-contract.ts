import * as z from 'zod/mini';
import { AI_TIMEOUT_MS, providers } from '#shared/ai/providers.ts';
import { figure } from '#shared/analysis/sentence.ts';
import { route } from '#shared/lib/route.ts';
import { socCode } from '#shared/occupations/soc-code.ts';
import { userInfo } from './user-info.ts';

/** How many days a person's CV is kept after it was last confirmed. */
export const KEPT_DAYS = 180;
export const MAX_CV_TEXT = 200_000;

/** Competitiveness in words (CVT-05). */
export const competitivenessLabel = (percent: number): string => {
  if (percent >= 80) return 'Highly Competitive';
  if (percent >= 60) return 'Competitive';
  return percent >= 40 ? 'Moderately Competitive' : 'Needs Improvement';
};

const lines = z.array(z.string());
const share = z.int().check(z.minimum(0), z.maximum(100));

/** CVT-29, with the figures behind it. */
export const cvAnalysis = z.object({
  /** who chose which sentences come first (D-76); it provides no words and no figures */
  provider: z.enum(providers),
  professional_summary: z.string(),
  market_positioning: z.object({
    /** how much of what the occupation usually asks for is in the text; null if no occupation is known (D-51) */
    competitiveness: z.nullable(share),
    unique_value_proposition: z.string(),
    measured_against: z.nullable(
      z.object({ code: z.string(), title: z.string(), basis: z.enum(['target', 'position']) }),
    ),
    /** the parts of the competitiveness; their points add up to it */
    parts: z.array(z.object({ part: z.string(), label: z.string(), points: z.int(), of: z.int(), why: z.string() })),
    /** asked back if the present title does not surely name an occupation: the title and the nearest occupations */
    which: z.nullable(
      z.object({ title: z.string(), nearest: z.array(z.object({ code: z.string(), title: z.string() })) }),
    ),
  }),
  strengths: lines,
  experience_analysis: z.object({
    total_years: z.number(),
    industries: lines,
    progression: z.string(),
    /** pauses between positions, as months: "Mar 2019" to "Jan 2020" */
    gaps: z.array(z.object({ from: z.string(), to: z.string(), months: z.int() })),
  }),
  career_recommendations: z.object({
    next_roles: lines,
    development_priorities: lines,
    skill_gaps: lines,
    /** the next roles, with published facts about them */
    roles: z.array(
      z.object({ code: z.string(), title: z.string(), median_pay: z.nullable(z.number()), note: z.string() }),
    ),
  }),
  /** what the sentences are based on */
  figures: z.array(figure),
  source: z.string(),
});
export type CvAnalysis = z.infer<typeof cvAnalysis>;

const savedCv = z.object({
  userInfo,
  competitiveness: z.nullable(share),
  measured_against: z.nullable(z.string()),
  kept_until: z.iso.datetime(),
});

export const cvToolRoutes = {
  generateCvFromInfo: route({
    method: 'POST',
    path: '/generate-cv-from-info',
    access: 'user',
    freeText: true,
    maxBodyBytes: 1_000_000,
    summary: 'The text of a CV from what the person said, word for word.',
    input: z.object({ userInfo }),
    output: z.object({ success: z.boolean(), cvText: z.optional(z.string()), error: z.optional(z.string()) }),
  }),
  cvAnalysis: route({
    method: 'POST',
    path: '/cv-analysis',
    access: 'user',
    freeText: true,
    maxBodyBytes: 1_000_000,
    summary: 'What a CV says, held against the occupation table; the text is not kept.',
    input: z.object({
      cvText: z
        .string('must be the text of a CV')
        .check(
          z.trim(),
          z.minLength(1, 'must not be empty'),
          z.maxLength(MAX_CV_TEXT, `must have ${MAX_CV_TEXT.toLocaleString('en-US')} characters at most`),
        ),
      /**
       * the confirmed contents of the CV, if there are any: then the text is not read again, and what could not be placed
       * in it is no evidence of a job or a degree
       */
      userInfo: z.optional(userInfo),
      /** the person's target; nothing else in an assessment is evidence about a CV */
      assessmentData: z.nullish(
        z.object({ targetRole: z.optional(z.string('must be text').check(z.maxLength(300, 'is too long'))) }),
      ),
      /** the present position's occupation, if its title does not surely name one */
      presentOccupation: z.optional(socCode),
    }),
    output: z.object({ success: z.boolean(), analysis: z.optional(cvAnalysis), error: z.optional(z.string()) }),
    timeoutMs: AI_TIMEOUT_MS,
  }),
  getCv: route({
    method: 'GET',
    path: '/cv',
    access: 'user',
    summary: 'The CV that the caller confirmed, as far as one is kept.',
    input: z.object({}),
    output: z.object({ cv: z.nullable(savedCv) }),
  }),
  saveCv: route({
    method: 'POST',
    path: '/cv',
    access: 'user',
    freeText: true,
    maxBodyBytes: 1_000_000,
    summary: 'Keep what the caller confirmed of their CV, in place of what was kept.',
    input: z.object({ userInfo, presentOccupation: z.optional(socCode) }),
    output: z.object({ cv: savedCv }),
  }),
  deleteCv: route({
    method: 'DELETE',
    path: '/cv',
    access: 'user',
    summary: 'Erase the kept CV.',
    input: z.object({}),
    output: z.object({ deleted: z.boolean() }),
  }),
};
