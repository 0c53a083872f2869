import { type CheckoutPlan, regularPrice } from '#shared/plans/prices.ts';
import { product } from '#shared/product.ts';

/** An entry of the payment provider's catalog, in the cloud and on the local stack. */
const sold = (lookupKey: CheckoutPlan, name: string, isMonthly: boolean) => ({
  lookupKey,
  productName: `${product.name} ${name}`,
  unitAmount: regularPrice[lookupKey],
  isMonthly,
});

/** Keyed by the variable that gives functions the price’s id. */
export const stripePrices = {
  STRIPE_PRICE_PRO: sold('pro', 'Pro', true),
  STRIPE_PRICE_SWITCH: sold('switch', 'Max', true),
  STRIPE_PRICE_ADDON: sold('addon', 'Insights Pack', false),
};
export type Sold = (typeof stripePrices)[keyof typeof stripePrices];
