import * as z from 'zod/mini';
import { invalidRequest, noSuch } from '../errors.ts';
import { newId, randomText } from '../ids.ts';
import { id, link, quantity } from '../request/params.ts';
import type { PortalSession } from '../wire.ts';
import type { Work } from '../work.ts';
import { requirePrice } from './catalogue.ts';
import { requireCoupon } from './discounts.ts';
import { itemOf, requireSubscription } from './subscriptions.ts';

const LIFETIME_SECONDS = 3600;

/** A single action instead of the portal's home page: confirming another plan. */
export const flowParams = z.strictObject({
  type: z.literal('subscription_update_confirm', 'The stand-in confirms another plan, and nothing else by itself'),
  subscription_update_confirm: z.strictObject({
    subscription: id,
    items: z.array(z.strictObject({ id, price: id, quantity: z.optional(quantity) })).check(z.length(1)),
    discounts: z.optional(z.array(z.strictObject({ coupon: id })).check(z.maxLength(1))),
  }),
  after_completion: z.optional(
    z.strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ return_url: link }) }),
  ),
});

type Flow = NonNullable<PortalSession['flow']>;

/** @throws StripeError if an object does not exist or the subscription belongs to another customer */
export function readFlow(work: Work, customer: string, params: z.output<typeof flowParams>): Flow {
  const { subscription: name, items, discounts } = params.subscription_update_confirm;
  const param = 'flow_data[subscription_update_confirm]';
  const subscription = requireSubscription(work, name, `${param}[subscription]`);
  if (subscription.customer !== customer || subscription.ended_at !== null)
    throw invalidRequest('The subscription is not one that this customer can change.', { param: 'flow_data' });
  for (const item of items) {
    if (itemOf(subscription).id !== item.id) throw noSuch('subscription_item', item.id, `${param}[items][0][id]`);
    requirePrice(work, item.price, `${param}[items][0][price]`);
  }
  for (const { coupon } of discounts ?? []) requireCoupon(work, coupon, `${param}[discounts][0][coupon]`);
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: params.after_completion?.redirect ?? null,
      type: params.after_completion?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: {
      subscription: name,
      items,
      discounts: discounts?.map(({ coupon }) => ({ coupon, promotion_code: null })) ?? null,
    },
    type: params.type,
  };
}

export function createPortalSession(
  work: Work,
  fields: { customer: string; returnUrl: string; flow: Flow | null },
): PortalSession {
  const id = newId('bps');
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created: work.now,
    customer: fields.customer,
    customer_account: null,
    flow: fields.flow,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: fields.returnUrl,
    url: `${work.origin}/p/session/${id}_${randomText(32)}`,
  };
  work.objects.put(session);
  work.emit('billing_portal.session.created', session);
  return session;
}

/** The session of a portal address, which ends with its id and a secret; it is valid for an hour. */
export function openPortalSession(work: Work, token: string): PortalSession | null {
  const session = work.objects.get<PortalSession>(token.slice(0, token.lastIndexOf('_')));
  const isIt = session?.object === 'billing_portal.session' && session.url.endsWith(`/${token}`);
  return isIt && session.created + LIFETIME_SECONDS > work.now ? session : null;
}
