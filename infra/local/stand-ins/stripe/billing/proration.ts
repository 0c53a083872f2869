import { dayOf } from '../texts.ts';
import type { Coupon, Price, Subscription } from '../wire.ts';
import type { Work } from '../work.ts';
import { productNameOf } from './catalogue.ts';
import { couponOf, takenOff } from './discounts.ts';
import type { LineFields } from './invoice-draft.ts';
import { itemOf } from './subscriptions.ts';

/**
 * The cost of a price change for the rest of the period, from `at` (seconds): the unused time of the old price is
 * credited and that of the new price charged, both after their discounts.
 */
export function prorationLines(
  work: Work,
  before: Subscription,
  after: { price: Price; quantity: number; coupon: Coupon | null },
  at: number,
): LineFields[] {
  const item = itemOf(before);
  const period = { start: at, end: item.current_period_end };
  const share = (period.end - at) / (item.current_period_end - item.current_period_start);
  const part = (price: Price, quantity: number, coupon: Coupon | null): number => {
    const full = price.unit_amount * quantity;
    return Math.round((full - takenOff(coupon, full, price)) * share);
  };
  const line = (verb: string, amount: number, price: Price, quantity: number): LineFields => ({
    description: `${verb} on ${quantity} × ${productNameOf(work, price)} after ${dayOf(at)}`,
    amount,
    price,
    quantity,
    item: item.id,
    period,
    proration: true,
  });
  const old = part(item.price, item.quantity, couponOf(work, before.discounts));
  const next = part(after.price, after.quantity, after.coupon);
  return [
    line('Unused time', old === 0 ? 0 : -old, item.price, item.quantity),
    line('Remaining time', next, after.price, after.quantity),
  ];
}
