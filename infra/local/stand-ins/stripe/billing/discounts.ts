import { newId } from '../ids.ts';
import { required } from '../required.ts';
import type { Coupon, Discount, Price } from '../wire.ts';
import type { Work } from '../work.ts';

export const requireCoupon = (work: Work, id: string, param: string): Coupon =>
  required<Coupon>(work, 'coupon', id, { param });

/** A coupon as returned: without `applies_to`, which needs an expansion that the stand-in does not support. */
export const couponShown = ({ applies_to: _, ...coupon }: Coupon): Coupon => coupon;

/** Cents that a coupon takes off an amount for a product, at most the whole amount. */
export function takenOff(coupon: Coupon | null, amount: number, { product }: Pick<Price, 'product'>): number {
  if (!coupon || amount <= 0) return 0;
  if (coupon.applies_to && !coupon.applies_to.products.includes(product)) return 0;
  return Math.min(amount, coupon.amount_off ?? 0);
}

/** Applies a coupon to one line after another; together they get at most its amount. */
export function offEach(coupon: Coupon | null): (amount: number, price: Pick<Price, 'product'>) => number {
  let left = coupon?.amount_off ?? 0;
  return (amount, price) => {
    const off = Math.min(left, takenOff(coupon, amount, price));
    left -= off;
    return off;
  };
}

/** The coupon of a subscription's discounts; there is never more than one at a time. */
export function couponOf(work: Work, discounts: string[]): Coupon | null {
  const [first] = discounts;
  const discount = first === undefined ? null : work.objects.get<Discount>(first);
  return discount && work.objects.get<Coupon>(discount.source.coupon);
}

/** Gives a subscription a coupon's discount, and counts the redemption. */
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
