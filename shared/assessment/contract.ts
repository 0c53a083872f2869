import * as z from 'zod';
import { id } from '#shared/lib/ids.ts';
import { route } from '#shared/lib/route.ts';
import { resultBody, storedRole } from '#shared/matching/contract.ts';
import { storedList } from '#shared/matching/stored-list.ts';
import { claimedUser, gateAnswer } from '#shared/plans/contract.ts';
import { itemBankShape } from './gold-standard/rules.ts';
import { assessmentStatuses, defaultVariant, variants } from './stages.ts';

const variant = z.enum(variants);
/** 0, 1, 2 or triage, core, deepDive (ARA-62). */
const stage = z.union([z.number().int().min(0).max(2), z.enum(['0', '1', '2', 'triage', 'core', 'deepDive'])]);

/** A session as its owner sees it; `answers` holds what was saved of each stage, in the form it was sent. */
export const sessionBody = z.object({
  session_id: id,
  assessment_id: id,
  variant,
  status: z.enum(assessmentStatuses),
  stage: z.number().int().min(0).max(2),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  seq: z.array(z.number().int()),
  answers: z.object({ triage: z.unknown().optional(), core: z.unknown().optional(), deepDive: z.unknown().optional() }),
  result_id: id.nullable(),
});

const resultRow = z.object({
  id,
  user_id: z.string(),
  final_score: z.number(),
  fit_score: z.number(),
  opportunity_score: z.number(),
  feasibility_score: z.number(),
  top_roles: storedList(storedRole),
  top_clusters: storedList(z.object({ name: z.string(), avg_score: z.number() })),
  created_at: z.iso.datetime(),
});

/** Reads take a user only to refuse another's (D-36); PostgREST forms such as eq.<id> are understood. */
const ownRows = z.object({
  user_id: claimedUser.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(50),
});

export const assessmentRoutes = {
  startSession: route({
    method: 'POST',
    path: '/assessment-session',
    access: 'user',
    quota: 'career_path_analyses',
    summary: 'Start an assessment on the analysis already reserved, or reserve one now; an open session is replaced.',
    input: z.object({ userId: claimedUser.optional(), variant: variant.default(defaultVariant) }),
    output: gateAnswer.extend({
      session_id: id.optional(),
      assessment_id: id.optional(),
      variant: variant.optional(),
      expires_at: z.iso.datetime().optional(),
    }),
  }),
  getSession: route({
    method: 'GET',
    path: '/assessment-session/{session_id}',
    access: 'user',
    summary: 'An own session with the answers saved so far: what a reload or a second device continues from.',
    input: z.object({ session_id: id }),
    output: sessionBody,
  }),
  saveAnswer: route({
    method: 'POST',
    path: '/assessment-answer',
    access: 'user',
    summary: 'Save the answers of one stage; answered only after they are durable.',
    input: z.object({
      session_id: id,
      stage,
      answers: z.unknown(),
      completed_stage: z.boolean().default(true),
      seq: z.number().int().min(0).max(1_000_000_000).optional(),
    }),
    output: z.object({ session_id: id, stage: z.number().int(), seq: z.number().int(), saved_at: z.iso.datetime() }),
  }),
  completeAssessment: route({
    method: 'POST',
    path: '/assessment-complete',
    access: 'user',
    summary: 'Score the stored answers, commit the analysis and store one result.',
    input: z
      .object({ sessionId: id.optional(), session_id: id.optional(), assessment_id: id.optional() })
      .refine((body) => body.sessionId ?? body.session_id ?? body.assessment_id, {
        message: 'name the session: sessionId or assessment_id',
        path: ['sessionId'],
      }),
    output: z.object({ result_id: id, session_id: id, scoring_meta: resultBody.shape.scoring_meta }),
    timeoutMs: 10_000,
  }),
  getResult: route({
    method: 'GET',
    path: '/assessment-result/{id}',
    access: 'user',
    summary: 'A result, by result or session id (D-13).',
    input: z.object({ id }),
    output: resultBody,
  }),
  checkHealth: route({
    method: 'GET',
    path: '/assessment-health',
    access: 'public',
    summary: 'Whether an assessment can be started now.',
    input: z.object({}),
    output: z.object({ status: z.enum(['ok', 'degraded']), model_version: z.string(), data_version: z.string() }),
  }),
  getItemBank: route({
    method: 'GET',
    path: '/v1/assessment/item-bank',
    access: 'public',
    summary: 'The items of a variant.',
    input: z.object({ variant: variant.default(defaultVariant) }),
    output: itemBankShape,
    cacheSeconds: 3600,
  }),
  listAssessments: route({
    method: 'GET',
    path: '/career_assessments',
    access: 'user',
    summary: 'The caller’s assessments, newest first, with nested results.',
    input: ownRows,
    output: z.array(
      z.object({
        id,
        session_id: id,
        user_id: z.string(),
        /** one of `assessmentStatuses`; the screen shows anything else as Unknown (DAT-13) */
        status: z.string(),
        stage: z.number().int(),
        variant,
        created_at: z.iso.datetime(),
        completed_at: z.iso.datetime().nullable(),
        /** until when an unfinished one can be continued */
        expires_at: z.iso.datetime(),
        /** until when an ended one is kept (D-79); null while it is under way, and for subscribers without an end */
        kept_until: z.iso.datetime().nullable(),
        career_assessment_results: z.array(resultRow),
      }),
    ),
  }),
  listResults: route({
    method: 'GET',
    path: '/career_assessment_results',
    access: 'user',
    summary: 'The caller’s results, newest first.',
    input: ownRows,
    output: z.array(resultRow),
  }),
  listLatestResults: route({
    method: 'GET',
    path: '/career_assessment_results/latest',
    access: 'subscriber',
    summary: 'What the dashboard shows: the caller’s newest results, newest first.',
    input: z.object({
      user_id: claimedUser.optional(),
      limit: z.coerce.number().int().min(1).max(3).default(3),
    }),
    output: z.array(resultRow),
  }),
  deleteAssessment: route({
    method: 'DELETE',
    path: '/career_assessments/{session_id}',
    access: 'user',
    summary: 'Erase an own assessment with its answers and result; gives no use back (D-68).',
    input: z.object({ session_id: id }),
    output: z.object({ deleted: z.boolean() }),
  }),
};
