import * as z from 'zod/mini';
import { id } from '#shared/lib/ids.ts';
import { route } from '#shared/lib/route.ts';
import { type CountedFeature, features } from './catalogue.ts';
import { checkoutPlans, currency } from './prices.ts';
import { claimedUser, countedFeature, gateAnswer, planLabel } from './shapes.ts';
import { subscriptionRoutes } from './subscription-contract.ts';

const feature = z.enum(features);

const usageEntry = z.object({
  /** per period; -1 unlimited, 0 locked */
  limit: z.int(),
  daily_count: z.int(),
  monthly_count: z.int(),
  /** how many of these are held by an unfinished assessment and not used yet */
  under_way: z.int(),
  last_daily_reset: z.iso.datetime(),
  last_monthly_reset: z.iso.datetime(),
});

/** A unit and what it produced. `at` is when; `result_id` links to it if it can be opened. */
const receipt = z.object({
  id,
  feature: countedFeature,
  amount: z.int(),
  at: z.iso.datetime(),
  title: z.string(),
  result_id: z.nullable(id),
});

/** Euro cents. */
const cents = z.int();
const offer = z.object({ list: cents, amount: cents });

export const plansRoutes = {
  getPlans: route({
    method: 'GET',
    path: '/v1/plans',
    access: 'public',
    summary: 'Prices in cents, the running campaign if there is one, and the version of the terms.',
    input: z.object({}),
    output: z.object({
      currency: z.literal(currency),
      /** the server's time, so that a wrong clock still shows the right countdown */
      now: z.iso.datetime(),
      terms_version: z.string(),
      prices: z.object({ pro: cents, switch: cents, addon: cents }),
      campaign: z.nullable(
        z.object({
          id: z.string(),
          percent: z.int(),
          starts_at: z.iso.datetime(),
          ends_at: z.iso.datetime(),
          prices: z.object({ pro: offer, switch: offer }),
        }),
      ),
    }),
  }),
  checkGate: route({
    method: 'POST',
    path: '/gate',
    access: 'user',
    summary: 'Check a feature use: reserve units, or commit what a session holds.',
    input: z.object({
      userId: z.optional(claimedUser),
      feature,
      amount: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
      mode: z._default(z.enum(['reserve', 'commit']), 'reserve'),
      sessionId: z.optional(id),
    }),
    output: gateAnswer,
  }),
  commitGate: route({
    method: 'POST',
    path: '/gate-commit',
    access: 'user',
    summary: 'Commit the analysis a session holds; repeats are harmless.',
    input: z.object({
      userId: z.optional(claimedUser),
      feature: z._default(z.literal('career_path_analyses'), 'career_path_analyses'),
      sessionId: id,
    }),
    output: z.extend(gateAnswer, { committed: z.boolean() }),
  }),
  releaseGate: route({
    method: 'POST',
    path: '/v1/gate/release',
    access: 'user',
    summary: 'Leave an unfinished session and return its use. A request: the state of the reservation decides.',
    input: z.object({ userId: z.optional(claimedUser), feature, sessionId: id }),
    output: z.extend(gateAnswer, { released: z.boolean() }),
  }),
  getUsageSummary: route({
    method: 'POST',
    path: '/rpc/get_user_usage_summary',
    access: 'user',
    summary: 'The caller’s plan, counters and what the units used produced.',
    input: z.object({ p_user_id: z.optional(claimedUser) }),
    output: z.object({
      plan: planLabel,
      subscribed: z.boolean(),
      insights_pack_count: z.int(),
      next_reset: z.iso.datetime(),
      /** when the paid period renews or ends; null on Free and for a plan without an end */
      subscription_end: z.nullable(z.iso.datetime()),
      cancel_at_period_end: z.boolean(),
      past_due: z.boolean(),
      /** whether reset-usage would be allowed (D-32) */
      can_reset: z.boolean(),
      /** newest first, at most 50 */
      receipts: z.array(receipt),
      usage: z.record(z.string() as unknown as z.core.$ZodType<CountedFeature>, usageEntry),
    }),
  }),
  createCheckout: route({
    method: 'POST',
    path: '/create-checkout',
    access: 'user',
    summary: 'A page where a plan or an Insights Pack can be paid; for a running plan, where it can be changed.',
    input: z.object({
      plan: z.enum(checkoutPlans),
      /**
       * false is refused; true is stored with the time and the version of the terms; if absent the payment page asks
       * (D-14)
       */
      termsAccepted: z.optional(z.boolean()),
      /** the campaign whose price was shown; without it the regular price applies */
      campaign: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    }),
    output: z.object({
      url: z.url(),
      /** in cents: what a checkout charges, or what the plan costs per month after a change in the portal */
      amount: cents,
      currency: z.literal(currency),
      kind: z.enum(['checkout', 'portal']),
    }),
  }),
  customerPortal: route({
    method: 'POST',
    path: '/customer-portal',
    access: 'user',
    summary: 'The payment provider’s own pages: card, invoices, change and end of the plan.',
    input: z.object({}),
    output: z.object({ url: z.url() }),
  }),
  stripeWebhook: route({
    method: 'POST',
    path: '/stripe-webhook',
    access: 'webhook',
    summary: 'Stripe tells that something has changed; what, is then asked of Stripe.',
    input: z.object({}),
    output: z.object({ received: z.literal(true) }),
    // Stripe would wait longer, but an answer after 5 s is no use
    timeoutMs: 6000,
    maxBodyBytes: 1024 * 1024,
  }),
  resetUsage: route({
    method: 'POST',
    path: '/reset-usage',
    access: 'user',
    summary: 'Count a feature of the caller from nothing again; for accounts that may.',
    input: z.object({ feature: z._default(countedFeature, 'career_path_analyses') }),
    output: z.object({ feature: countedFeature, current: z.int(), limit: z.int() }),
  }),
  ...subscriptionRoutes,
};
