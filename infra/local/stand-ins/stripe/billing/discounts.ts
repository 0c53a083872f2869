import { invalidRequest, noSuch } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Coupon, Discount, Price } from '../wire.ts';
import type { Work } from '../work.ts';

export function requireCoupon(work: Work, id: string, param: string): Coupon {
  const coupon = work.objects.get<Coupon>(id);
  if (coupon?.object !== 'coupon' || 'deleted' in coupon) throw noSuch('coupon', id, param);
  if (!isValid(coupon, work.now)) {
    throw invalidRequest(`Coupon ${id} is expired or has been used as often as it may be.`, {
      param,
      code: 'coupon_expired',
    });
  }
  return coupon;
}

const isValid = (coupon: Coupon, now: number): boolean =>
  (coupon.redeem_by === null || coupon.redeem_by > now) &&
  (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions);

/** As it is answered: it ends to be valid by the clock alone, and says what it applies to when that is expanded. */
export const couponNow = ({ applies_to: _, ...coupon }: Coupon, now: number): Coupon => ({
  ...coupon,
  valid: isValid(coupon, now),
});

/** What a coupon takes off an amount in cents for a product, never more than there is. */
export function takenOff(coupon: Coupon | null, amount: number, { product }: Pick<Price, 'product'>): number {
  if (!coupon || amount <= 0) return 0;
  if (coupon.applies_to && !coupon.applies_to.products.includes(product)) return 0;
  const off = coupon.amount_off ?? Math.round((amount * (coupon.percent_off ?? 0)) / 100);
  return Math.min(amount, off);
}

/** The coupon of a subscription's discounts; the account never gives more than one at a time. */
export function couponOf(work: Work, discounts: string[]): Coupon | null {
  const [first] = discounts;
  const discount = first === undefined ? null : work.objects.get<Discount>(first);
  if (!discount || (discount.end !== null && discount.end <= work.now)) return null;
  return work.objects.get<Coupon>(discount.source.coupon);
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
    end: null, // the duration is forever or once; once ends with the invoice that used it
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

/** A coupon for one payment is used up by it. */
export function endOnce(work: Work, discounts: string[]): void {
  for (const id of discounts) {
    const discount = work.objects.get<Discount>(id);
    const coupon = discount && work.objects.get<Coupon>(discount.source.coupon);
    if (discount && coupon?.duration === 'once' && discount.end === null)
      work.objects.put({ ...discount, end: work.now } as Discount);
  }
}
