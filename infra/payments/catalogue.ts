import { type CheckoutPlan, regularPrice } from '#shared/plans/prices.ts';
import { product } from '#shared/product.ts';

/** What stands at the payment provider for each price, there and on the local stack. */
const sold = (lookupKey: CheckoutPlan, name: string, isMonthly: boolean) => ({
  lookupKey,
  productName: `${product.name} ${name}`,
  unitAmount: regularPrice[lookupKey],
  isMonthly,
});

/** By the name of the variable that tells a function the price’s id. */
export const stripePrices = {
  STRIPE_PRICE_PRO: sold('pro', 'Pro', true),
  STRIPE_PRICE_SWITCH: sold('switch', 'Max', true),
  STRIPE_PRICE_ADDON: sold('addon', 'Insights Pack', false),
};
export type Sold = (typeof stripePrices)[keyof typeof stripePrices];
