/** The parameters of a change of plan, which an update and its preview share. */
import * as z from 'zod/mini';
import { id, quantity, time } from '../api/params.ts';
import { invalidRequest } from '../errors.ts';
import type { Coupon, Price, Subscription } from '../wire.ts';
import type { Work } from '../work.ts';
import { requirePrice } from './catalogue.ts';
import { requireCoupon } from './discounts.ts';
import { itemOf } from './subscriptions.ts';

const item = z.strictObject({ id: z.optional(id), price: z.optional(id), quantity: z.optional(quantity) });
const discounts = z.union([
  z.literal(''),
  z.array(z.strictObject({ coupon: id })).check(z.maxLength(1, 'You may only specify one discount')),
]);

export const changeParams = {
  items: z.optional(z.array(item).check(z.length(1, 'The stand-in changes one item at a time'))),
  discounts: z.optional(discounts),
  proration_behavior: z._default(z.enum(['create_prorations', 'always_invoice', 'none']), 'create_prorations'),
  proration_date: z.optional(time),
};

/** The item as it will be, or null when nothing is said of it. */
export function itemAfter(
  work: Work,
  subscription: Subscription,
  items: z.output<typeof changeParams.items>,
): { price: Price; quantity: number } | null {
  const [given] = items ?? [];
  if (!given) return null;
  const running = itemOf(subscription);
  if (given.id === undefined)
    throw invalidRequest('The stand-in keeps one item per subscription: name it with items[0][id].', {
      param: 'items[0][id]',
    });
  if (given.id !== running.id)
    throw invalidRequest(`No such subscription_item: '${given.id}'`, {
      param: 'items[0][id]',
      code: 'resource_missing',
    });
  const price = given.price === undefined ? running.price : requirePrice(work, given.price, 'items[0][price]');
  if (!price.recurring)
    throw invalidRequest(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      {
        param: 'items[0][price]',
      },
    );
  return { price, quantity: given.quantity ?? running.quantity };
}

/** The coupon from now on: null for none, undefined when nothing is said of it. */
export function couponAfter(work: Work, given: z.output<typeof changeParams.discounts>): Coupon | null | undefined {
  if (given === undefined) return undefined;
  const name = given === '' ? undefined : given[0]?.coupon;
  return name === undefined ? null : requireCoupon(work, name, 'discounts[0][coupon]');
}

/** Within the running period, and now unless told otherwise. */
export function prorationDate(work: Work, subscription: Subscription, given: number | undefined): number {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  if (given === undefined) return work.now;
  if (given < start || given > end) {
    throw invalidRequest('Cannot specify `proration_date` outside of current subscription period.', {
      param: 'proration_date',
    });
  }
  return given;
}
