import { type CheckoutPlan, checkoutPlans, regularPrice } from '#shared/plans/prices.ts';
import { product as brand } from '#shared/product.ts';
import { noSuch } from './errors.ts';
import { newId } from './ids.ts';
import type { Metadata, Plan, Price, Product } from './wire.ts';
import type { Work } from './work.ts';

/** What the account sells; the operator of a real account makes the same three by hand (names on the invoice). */
const productName: Record<CheckoutPlan, string> = {
  pro: `${brand.name} Pro`,
  switch: `${brand.name} Max`,
  addon: `${brand.name} Insights Pack`,
};

export function createProduct(
  work: Work,
  fields: { name: string; description: string | null; metadata: Metadata },
): Product {
  const product: Product = {
    id: newId('prod'),
    object: 'product',
    active: true,
    created: work.now,
    default_price: null,
    description: fields.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: fields.metadata,
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: work.now,
    url: null,
  };
  work.objects.put(product);
  work.emit('product.created', product);
  return product;
}

export interface PriceFields {
  product: string;
  unitAmount: number;
  currency: string;
  /** A month between two payments, or null for what is paid once. */
  recurring: { interval: 'month'; interval_count: 1 } | null;
  nickname: string | null;
  lookupKey: string | null;
  metadata: Metadata;
}

export function createPrice(work: Work, fields: PriceFields): Price {
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: work.now,
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookupKey,
    metadata: fields.metadata,
    nickname: fields.nickname,
    product: fields.product,
    recurring: fields.recurring && {
      ...fields.recurring,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'inclusive', // European consumer prices are what is paid
    tiers_mode: null,
    transform_quantity: null,
    type: fields.recurring ? 'recurring' : 'one_time',
    unit_amount: fields.unitAmount,
    unit_amount_decimal: String(fields.unitAmount),
  };
  work.objects.put(price);
  work.emit('price.created', price);
  return price;
}

/** The older name of a recurring price, which subscription items still carry. */
export const planOf = (price: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

export function requirePrice(work: Work, id: string, param?: string): Price {
  const price = work.objects.get<Price>(id);
  if (price?.object !== 'price') throw noSuch('price', id, param);
  return price;
}

export const productNameOf = (work: Work, price: Price): string =>
  work.objects.get<Product>(price.product)?.name ?? price.id;

/**
 * The prices of shared/plans/prices.ts, made once and found again by their lookup key. When an amount changes there, a
 * new price takes the key over and running subscriptions stay with theirs, as in a real account.
 */
export function seedCatalogue(work: Work): Record<CheckoutPlan, string> {
  const known = work.objects.all<Price>('price');
  const ids = checkoutPlans.map((plan) => {
    const before = known.find((price) => price.lookup_key === plan);
    if (before?.unit_amount === regularPrice[plan]) return [plan, before.id];
    if (before) work.objects.put({ ...before, lookup_key: null } as Price);
    const product =
      before?.product ?? createProduct(work, { name: productName[plan], description: null, metadata: {} }).id;
    const recurring = plan === 'addon' ? null : ({ interval: 'month', interval_count: 1 } as const);
    const price = createPrice(work, {
      product,
      unitAmount: regularPrice[plan],
      currency: 'eur',
      recurring,
      nickname: null,
      lookupKey: plan,
      metadata: {},
    });
    return [plan, price.id];
  });
  return Object.fromEntries(ids);
}
