import * as z from 'zod/mini';
import { id } from '#shared/lib/ids.ts';
import { route } from '#shared/lib/route.ts';
import { claimedUser, gateAnswer } from '#shared/plans/shapes.ts';
import { itemBankShape } from './item-bank.ts';
import { resultBody, storedRole } from './result-shape.ts';
import { sharedResult } from './shared-result.ts';
import { simpleBankShape } from './simple-bank.ts';
import { assessmentStatuses } from './stages.ts';
import { storedList } from './stored-list.ts';
import { defaultVariant, variants, variantWithoutBody } from './variants.ts';

const variant = z.enum(variants);
/** 0, 1, 2 or triage, core, deepDive (ARA-62). */
const stage = z.union(
  [z.int().check(z.minimum(0), z.maximum(2)), z.enum(['0', '1', '2', 'triage', 'core', 'deepDive'])],
  'must be 0, 1 or 2, or triage, core or deepDive',
);

/** A session as its owner sees it; `answers` holds each saved stage in the form it was sent. */
export const sessionBody = z.object({
  session_id: id,
  assessment_id: id,
  variant,
  status: z.enum(assessmentStatuses),
  stage: z.int().check(z.minimum(0), z.maximum(2)),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  seq: z.array(z.int()),
  answers: z.object({
    triage: z.optional(z.unknown()),
    core: z.optional(z.unknown()),
    deepDive: z.optional(z.unknown()),
  }),
  result_id: z.nullable(id),
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

/** Reads accept a user only to refuse somebody else's (D-36), including PostgREST forms such as eq.<id>. */
const ownRows = z.object({
  user_id: z.optional(claimedUser),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 50),
});

export const assessmentRoutes = {
  startSession: route({
    method: 'POST',
    path: '/assessment-session',
    access: 'user',
    summary: 'Start an assessment on the analysis already reserved, or reserve one now; an open session is replaced.',
    input: z.object({ userId: z.optional(claimedUser), variant: z._default(variant, defaultVariant) }),
    withoutBody: { variant: variantWithoutBody },
    output: z.extend(gateAnswer, {
      session_id: z.optional(id),
      assessment_id: z.optional(id),
      variant: z.optional(variant),
      expires_at: z.optional(z.iso.datetime()),
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
    freeText: true,
    summary: 'Save the answers of one stage; the response is sent once they are stored durably.',
    input: z.object({
      session_id: id,
      stage,
      answers: z.unknown(),
      completed_stage: z._default(z.boolean(), true),
      seq: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
    }),
    output: z.object({ session_id: id, stage: z.int(), seq: z.int(), saved_at: z.iso.datetime() }),
  }),
  completeAssessment: route({
    method: 'POST',
    path: '/assessment-complete',
    access: 'user',
    freeText: true,
    summary: 'Score the stored answers, commit the analysis and store one result.',
    input: z.object({ sessionId: z.optional(id), session_id: z.optional(id), assessment_id: z.optional(id) }).check(
      z.refine((body) => body.sessionId ?? body.session_id ?? body.assessment_id, {
        message: 'name the session: sessionId or assessment_id',
        path: ['sessionId'],
      }),
      z.refine(
        ({ sessionId, session_id, assessment_id }) =>
          new Set([sessionId, session_id, assessment_id].filter((each) => each !== undefined)).size < 2,
        { message: 'names another session than sessionId', path: ['assessment_id'] },
      ),
    ),
    output: z.object({ result_id: id, session_id: id, scoring_meta: resultBody.shape.scoring_meta }),
  }),
  getResult: route({
    method: 'GET',
    path: '/assessment-result/{id}',
    access: 'user',
    summary: 'An own result, by result or session id.',
    input: z.object({ id }),
    output: resultBody,
  }),
  getSharedResult: route({
    method: 'GET',
    path: '/v1/shared-result/{id}',
    access: 'user',
    summary: 'The shared part of somebody’s result, for any signed-in holder of its link.',
    input: z.object({ id }),
    output: sharedResult,
  }),
  shareResult: route({
    method: 'POST',
    path: '/v1/assessment-result/share',
    access: 'user',
    summary: 'Share a reduced view of an own result with every signed-in holder of its link, or stop sharing it.',
    input: z.object({ id, shared: z.boolean() }),
    output: z.object({ shared: z.boolean() }),
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
    input: z.object({ variant: z._default(variant, defaultVariant) }),
    output: z.union([simpleBankShape, itemBankShape]),
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
        stage: z.int(),
        variant,
        created_at: z.iso.datetime(),
        completed_at: z.nullable(z.iso.datetime()),
        /** when it was taken from an export (D-94); null for one that was made here */
        imported_at: z.nullable(z.iso.datetime()),
        /** until when an unfinished assessment can be continued */
        expires_at: z.iso.datetime(),
        /** until when a closed one is kept (D-79); null while open, and for subscribers without an end date */
        kept_until: z.nullable(z.iso.datetime()),
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
      user_id: z.optional(claimedUser),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3)), 3),
    }),
    output: z.array(resultRow),
  }),
  deleteAssessment: route({
    method: 'DELETE',
    path: '/career_assessments/{session_id}',
    access: 'user',
    summary: 'Erase an own assessment with its answers and result; its use is not returned.',
    input: z.object({ session_id: id }),
    output: z.object({ deleted: z.boolean() }),
  }),
};
