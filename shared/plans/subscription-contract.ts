import * as z from 'zod/mini';
import { route } from '#shared/lib/route.ts';
import { planLabel } from './shapes.ts';

/** Separate from the other plan routes, because it is the only one every signed-in page loads. */
export const subscriptionRoutes = {
  checkSubscription: route({
    method: 'POST',
    path: '/check-subscription',
    access: 'user',
    summary: 'Whether the caller is subscribed, on which tier, and until when.',
    input: z.object({}),
    output: z.object({
      subscribed: z.boolean(),
      subscription_tier: planLabel,
      subscription_end: z.nullable(z.iso.datetime()),
      cancel_at_period_end: z.boolean(),
      /** a renewal has failed: the plan is kept until then */
      past_due_until: z.nullable(z.iso.datetime()),
    }),
  }),
};
