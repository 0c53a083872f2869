import * as z from 'zod/mini';
import { id, link, quantity } from '../api/params.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { newId, randomText } from '../ids.ts';
import type { PortalSession, Subscription } from '../wire.ts';
import type { Work } from '../work.ts';
import { requirePrice } from './catalogue.ts';
import { requireCoupon } from './discounts.ts';
import { requireSubscription } from './subscriptions.ts';

const lifetime = 3600;

const completion = z.strictObject({
  type: z.enum(['portal_homepage', 'redirect']),
  redirect: z.optional(z.strictObject({ return_url: link })),
});
const subscription = z.strictObject({ subscription: id });
const item = z.strictObject({ id, price: id, quantity: z.optional(quantity) });

/** One thing to do, instead of the portal's home page. */
export const flowParams = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('payment_method_update'), after_completion: z.optional(completion) }),
  z.strictObject({
    type: z.literal('subscription_cancel'),
    subscription_cancel: subscription,
    after_completion: z.optional(completion),
  }),
  z.strictObject({
    type: z.literal('subscription_update'),
    subscription_update: subscription,
    after_completion: z.optional(completion),
  }),
  z.strictObject({
    type: z.literal('subscription_update_confirm'),
    subscription_update_confirm: z.strictObject({
      subscription: id,
      items: z.array(item).check(z.length(1)),
      discounts: z.optional(z.array(z.strictObject({ coupon: id })).check(z.maxLength(1))),
    }),
    after_completion: z.optional(completion),
  }),
]);

type Flow = NonNullable<PortalSession['flow']>;

/** @throws StripeError when the flow is about somebody else's subscription, or about nothing there is */
export function readFlow(work: Work, customer: string, given: z.output<typeof flowParams>): Flow {
  const check = (name: string) => {
    const found = requireSubscription(work, name, `flow_data[${given.type}][subscription]`);
    if (found.customer !== customer || found.ended_at !== null)
      throw invalidRequest('The subscription is not one that this customer can change.', { param: 'flow_data' });
    return name;
  };
  const after = given.after_completion;
  const flow: Flow = {
    after_completion: {
      hosted_confirmation: null,
      redirect: after?.redirect ?? null,
      type: after?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: given.type,
  };
  if (given.type === 'subscription_cancel')
    return {
      ...flow,
      subscription_cancel: { retention: null, subscription: check(given.subscription_cancel.subscription) },
    };
  if (given.type === 'subscription_update')
    return { ...flow, subscription_update: { subscription: check(given.subscription_update.subscription) } };
  if (given.type === 'subscription_update_confirm') {
    const { subscription, items, discounts } = given.subscription_update_confirm;
    for (const { id: name } of items)
      if (work.objects.get<Subscription>(subscription)?.items.data[0]?.id !== name)
        throw noSuch('subscription_item', name, 'flow_data[subscription_update_confirm][items][0][id]');
    for (const { price } of items) requirePrice(work, price, 'flow_data[subscription_update_confirm][items][0][price]');
    for (const { coupon } of discounts ?? [])
      requireCoupon(work, coupon, 'flow_data[subscription_update_confirm][discounts][0][coupon]');
    const named = discounts?.map(({ coupon }) => ({ coupon, promotion_code: null })) ?? null;
    return { ...flow, subscription_update_confirm: { subscription: check(subscription), items, discounts: named } };
  }
  return flow;
}

export function createPortalSession(
  work: Work,
  fields: { customer: string; returnUrl: string | null; locale: string | null; flow: Flow | null },
): PortalSession {
  const session: PortalSession = {
    id: newId('bps'),
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created: work.now,
    customer: fields.customer,
    customer_account: null,
    flow: fields.flow,
    livemode: false,
    locale: fields.locale,
    on_behalf_of: null,
    return_url: fields.returnUrl,
    url: '',
  };
  const made: PortalSession = { ...session, url: `${work.origin}/p/session/${session.id}${randomText(32)}` };
  work.objects.put(made);
  work.emit('billing_portal.session.created', made);
  return made;
}

/** The session of a portal address, as long as it is good for: an hour. */
export function openPortalSession(work: Work, token: string): PortalSession | null {
  const session = work.objects.get<PortalSession>(token.slice(0, newId('bps').length));
  const isIt = session?.object === 'billing_portal.session' && session.url.endsWith(`/${token}`);
  return isIt && session.created + lifetime > work.now ? session : null;
}
