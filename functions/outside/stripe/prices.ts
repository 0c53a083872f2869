/** Maps a Stripe price to a plan: by our table of price ids, or by the product of a rotated price. */
import { env } from '#functions/outside/env.ts';
import { type CheckoutPlan, checkoutPlans } from '#shared/plans/prices.ts';
import { idOf, isMissing, READ, type Stripe } from './stripe.ts';

const priceIds = (): Record<CheckoutPlan, [string, ...string[]]> => ({
  pro: env.STRIPE_PRICE_PRO,
  switch: env.STRIPE_PRICE_SWITCH,
  addon: env.STRIPE_PRICE_ADDON,
});

/** The price on sale; the others of the table are what people with an older price pay. */
export const currentPrice = (plan: CheckoutPlan): string => priceIds()[plan][0];

const inTable = (price: string): CheckoutPlan | undefined =>
  checkoutPlans.find((plan) => priceIds()[plan].includes(price));

let products: Map<string, CheckoutPlan> | undefined;

/**
 * Products that sell exactly one thing; asked of Stripe once per process, and only for a price missing from the table.
 */
async function productsSold(stripe: Stripe): Promise<Map<string, CheckoutPlan>> {
  if (products) return products;
  const found = await Promise.all(
    checkoutPlans.map(async (plan) => ({ plan, product: await productOfCurrent(stripe, plan) })),
  );
  const ofOne = found.filter(({ product }) => found.filter((each) => each.product === product).length === 1);
  products = new Map(ofOne.flatMap(({ plan, product }) => (product ? [[product, plan]] : [])));
  return products;
}

/** Null when the table names a price that Stripe does not know. */
const productOfCurrent = (stripe: Stripe, plan: CheckoutPlan): Promise<string | null> =>
  stripe.prices.retrieve(currentPrice(plan), {}, READ).then(
    ({ product }) => idOf(product),
    (error) => {
      if (isMissing(error)) return null;
      throw error;
    },
  );

export interface Sold {
  /** null when neither the price nor its product is known */
  plan: CheckoutPlan | null;
  /** whether the price is in the table, as every price in use should be */
  known: boolean;
}

/** Says what each of `prices` sells. */
export async function readPrices(
  stripe: Stripe,
  prices: Stripe.Price[],
): Promise<(price: Stripe.Price | null | undefined) => Sold> {
  const byProduct = prices.every(({ id }) => inTable(id)) ? undefined : await productsSold(stripe);
  return (price) => {
    const plan = price && inTable(price.id);
    if (plan) return { plan, known: true };
    return { plan: (price && byProduct?.get(idOf(price.product))) ?? null, known: false };
  };
}
