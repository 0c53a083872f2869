import { unlessErased } from '#functions/data/account/erased.ts';
import { ownerOf } from '#functions/data/customer/customer.ts';
import { markApplied, noteEvent } from '#functions/data/stripe-event/event.ts';
import { verifyEvent } from '#functions/outside/stripe/stripe.ts';
import { serveOpen } from '#functions/serve/serve-open.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { syncCustomer } from './sync-customer.ts';

/** Verifies, records, fetches and stores, and only then acknowledges (reliability R6). */
export const handler = serveOpen(plansRoutes.stripeWebhook, async (_input, ctx) => {
  const { now, log } = ctx;
  const { bytes, header } = ctx.rawBody();
  const event = await verifyEvent(bytes, header('stripe-signature'), now);
  const about = { id: event.id, type: event.type };
  if (await noteEvent(event, now)) {
    log.info('event-repeated', about);
    return { received: true as const };
  }
  const sub = event.customer && (await ownerOf(event.customer));
  // a person being erased has no account to copy to, and the deletion of their customer is an event as well
  if (event.customer && sub) await unlessErased(syncCustomer({ sub, customer: event.customer, now, log }), false);
  else log.info('event-of-nobody', about);
  await markApplied(event.id, now);
  log.info('event-applied', { ...about, sub });
  return { received: true as const };
});
