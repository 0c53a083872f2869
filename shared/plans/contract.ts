import * as z from 'zod';
import { id } from '#shared/lib/ids.ts';
import { route } from '#shared/lib/route.ts';
import { type CountedFeature, features } from './catalogue.ts';

/** A body may name its user, but only the caller: anything else is refused with 403 by `serve` (D-30). */
export const claimedUser = z.string().max(128);

const feature = z.enum(features);
const planLabel = z.enum(['Free', 'Pro', 'Max']);

/** The answer of every use check (GAT-06). A denial is not an HTTP error (reliability C3). */
export const gateAnswer = z.object({
  allowed: z.boolean(),
  reason: z.enum(['FEATURE_LOCKED', 'PLAN_LIMIT']).optional(),
  current_usage: z.number().int(),
  limit: z.number().int(),
  plan: planLabel,
  /** What a unit is held under until it is committed, released or expires. Absent where nothing is counted. */
  reservation_id: id.optional(),
});

const usageEntry = z.object({
  daily_count: z.number().int(),
  monthly_count: z.number().int(),
  last_daily_reset: z.iso.datetime(),
  last_monthly_reset: z.iso.datetime(),
});

export const plansRoutes = {
  checkGate: route({
    method: 'POST',
    path: '/gate',
    access: 'user',
    summary: 'Check a feature use: reserve units, or commit the units a session holds.',
    input: z.object({
      userId: claimedUser.optional(),
      feature,
      amount: z.number().int().min(1).max(100).default(1),
      mode: z.enum(['reserve', 'commit']).default('reserve'),
      sessionId: id.optional(),
    }),
    output: gateAnswer,
  }),
  commitGate: route({
    method: 'POST',
    path: '/gate-commit',
    access: 'user',
    summary: 'Commit the analysis a session holds; repeats are harmless.',
    input: z.object({
      userId: claimedUser.optional(),
      feature: z.literal('career_path_analyses').default('career_path_analyses'),
      sessionId: id,
    }),
    output: gateAnswer.extend({ committed: z.boolean() }),
  }),
  releaseGate: route({
    method: 'POST',
    path: '/v1/gate/release',
    access: 'user',
    summary: 'Leave an unfinished session and give its use back. A request: the state of the reservation decides.',
    input: z.object({ userId: claimedUser.optional(), feature, sessionId: id }),
    output: gateAnswer.extend({ released: z.boolean() }),
  }),
  getUsageSummary: route({
    method: 'POST',
    path: '/rpc/get_user_usage_summary',
    access: 'user',
    summary: 'The caller’s plan and counters.',
    input: z.object({ p_user_id: claimedUser.optional() }),
    output: z.object({
      plan: planLabel,
      subscribed: z.boolean(),
      insights_pack_count: z.number().int(),
      next_reset: z.iso.datetime(),
      usage: z.record(z.string() as unknown as z.ZodType<CountedFeature>, usageEntry),
    }),
  }),
  checkSubscription: route({
    method: 'POST',
    path: '/check-subscription',
    access: 'user',
    summary: 'Whether the caller is subscribed, on which tier, and until when.',
    input: z.object({}),
    output: z.object({
      subscribed: z.boolean(),
      subscription_tier: planLabel,
      subscription_end: z.iso.datetime().nullable(),
    }),
  }),
};
