/** The parameter of a change of plan, shared by an update and its preview. */
import * as z from 'zod/mini';
import { invalidRequest } from '../errors.ts';
import { id, quantity } from '../request/params.ts';
import type { Price, Subscription } from '../wire.ts';
import type { Work } from '../work.ts';
import { requirePrice } from './catalogue.ts';
import { itemOf } from './subscriptions.ts';

const item = z.strictObject({ id, price: z.optional(id), quantity: z.optional(quantity) });

/** The stand-in changes one item at a time. */
export const changedItems = z.array(item).check(z.length(1, 'The stand-in changes one item at a time'));

/** The item after the change. */
export function itemAfter(
  work: Work,
  subscription: Subscription,
  [changed]: z.output<typeof changedItems>,
): { price: Price; quantity: number } {
  const running = itemOf(subscription);
  if (changed?.id !== running.id)
    throw invalidRequest(`No such subscription_item: '${changed?.id}'`, {
      param: 'items[0][id]',
      code: 'resource_missing',
    });
  const price = changed.price === undefined ? running.price : requirePrice(work, changed.price, 'items[0][price]');
  if (!price.recurring)
    throw invalidRequest(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      {
        param: 'items[0][price]',
      },
    );
  return { price, quantity: changed.quantity ?? running.quantity };
}
