import { noSuch } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Coupon, Discount, Price } from '../wire.ts';
import type { Work } from '../work.ts';

export function requireCoupon(work: Work, id: string, param: string): Coupon {
  const coupon = work.objects.get<Coupon>(id);
  if (coupon?.object !== 'coupon') throw noSuch('coupon', id, param);
  return coupon;
}

/** As it is answered: what it applies to is told nobody who does not expand it, which is not known here. */
export const couponShown = ({ applies_to: _, ...coupon }: Coupon): Coupon => coupon;

/** What a coupon takes off an amount in cents for a product, never more than there is. */
export function takenOff(coupon: Coupon | null, amount: number, { product }: Pick<Price, 'product'>): number {
  if (!coupon || amount <= 0) return 0;
  if (coupon.applies_to && !coupon.applies_to.products.includes(product)) return 0;
  return Math.min(amount, coupon.amount_off ?? 0);
}

/** The coupon of a subscription's discounts; the account never gives more than one at a time. */
export function couponOf(work: Work, discounts: string[]): Coupon | null {
  const [first] = discounts;
  const discount = first === undefined ? null : work.objects.get<Discount>(first);
  return discount && work.objects.get<Coupon>(discount.source.coupon);
}

/** Gives a subscription the discount of a coupon, and counts it. */
export function createDiscount(
  work: Work,
  coupon: Coupon,
  owner: { customer: string; subscription: string; checkout_session: string | null },
): Discount {
  const discount: Discount = {
    id: newId('di'),
    object: 'discount',
    ...owner,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: work.now,
    subscription_item: null,
  };
  work.objects.put(discount);
  redeem(work, coupon);
  work.emit('customer.discount.created', discount);
  return discount;
}

export function redeem(work: Work, coupon: Coupon): void {
  work.objects.put({ ...coupon, times_redeemed: coupon.times_redeemed + 1 } as Coupon);
}
