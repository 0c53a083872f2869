import type { PriceConfig } from '../config.ts';
import { newId } from '../ids.ts';
import { required } from '../required.ts';
import type { Metadata, Plan, PortalConfiguration, Price, Product } from '../wire.ts';
import type { Work } from '../work.ts';

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

interface PriceFields {
  product: string;
  unitAmount: number;
  currency: string;
  /** Monthly, or null for a one-time payment. */
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
    tax_behavior: 'inclusive', // European consumer prices include tax
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

/** The older form of a recurring price, which subscription items still have. */
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

export const requirePrice = (work: Work, id: string, param?: string): Price =>
  required<Price>(work, 'price', id, { param });

export const productNameOf = (work: Work, price: Price): string =>
  work.objects.get<Product>(price.product)?.name ?? price.id;

/**
 * Creates the configured prices once and then finds them by their lookup key. When an amount changes, a new price takes
 * over the key and existing subscriptions keep theirs, as in a real account.
 * @returns their ids by the names in the configuration
 */
export function seedCatalogue<Name extends string>(
  work: Work,
  prices: Record<Name, PriceConfig>,
): Record<Name, string> {
  const known = work.objects.all<Price>('price');
  const idOf = ({ lookupKey, productName, unitAmount, isMonthly }: PriceConfig): string => {
    const before = known.find((price) => price.lookup_key === lookupKey);
    if (before?.unit_amount === unitAmount) return before.id;
    if (before) work.objects.put({ ...before, lookup_key: null } as Price);
    const product = before?.product ?? createProduct(work, { name: productName, description: null, metadata: {} }).id;
    const recurring = isMonthly ? ({ interval: 'month', interval_count: 1 } as const) : null;
    const fields = { product, unitAmount, currency: 'eur', recurring, nickname: null, lookupKey, metadata: {} };
    return createPrice(work, fields).id;
  };
  const entries = Object.entries<PriceConfig>(prices).map(([name, price]) => [name, idOf(price)]);
  return Object.fromEntries(entries);
}

/** The portal settings of an account whose owner has saved them once. */
export function seedPortal(work: Work): void {
  if (work.objects.all<PortalConfiguration>('billing_portal.configuration').length > 0) return;
  const configuration: PortalConfiguration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    is_default: true,
    created: work.now,
    updated: work.now,
    livemode: false,
    default_return_url: null,
    features: {},
  };
  work.objects.put(configuration);
}
