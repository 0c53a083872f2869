import type { Stripe } from 'stripe';
import type { CheckoutPlan } from '#shared/plans/prices.ts';
import { type Sold, stripePrices } from './catalogue.ts';

/**
 * Events for the webhook (functions/plans). It looks everything else up itself, so further events would only add cost.
 */
const events = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
] satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

export interface SetUp {
  prices: Record<CheckoutPlan, string>;
  /** returned only when the endpoint is created; null if it existed */
  webhookSecret: string | null;
  /** what was created or changed, for the output */
  done: string[];
}

type PriceAndProduct = { price: string; product: string };

/** Configures a Stripe account for the product. Running it again changes nothing. */
export async function setUpStripe(stripe: Stripe, appOrigin: string): Promise<SetUp> {
  const done: string[] = [];
  const of: Partial<Record<CheckoutPlan, PriceAndProduct>> = {};
  for (const each of Object.values(stripePrices)) of[each.lookupKey] = await priceOf(stripe, each, done);
  const { pro, switch: max, addon } = of as Record<CheckoutPlan, PriceAndProduct>;
  await portal(stripe, appOrigin, [pro, max], done);
  const webhookSecret = await webhook(stripe, `${appOrigin}/api/stripe-webhook`, done);
  return { prices: { pro: pro.price, switch: max.price, addon: addon.price }, webhookSecret, done };
}

/**
 * The amount of a price cannot be changed: a new price takes over its key, and existing subscribers keep the old one.
 */
async function priceOf(stripe: Stripe, sold: Sold, done: string[]): Promise<PriceAndProduct> {
  const { lookupKey, productName, unitAmount, isMonthly } = sold;
  const [before] = (await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 })).data;
  const productId = before && (typeof before.product === 'string' ? before.product : before.product.id);
  const fits =
    before?.active &&
    before.unit_amount === unitAmount &&
    before.currency === 'eur' &&
    (isMonthly ? before.recurring?.interval === 'month' && before.recurring.interval_count === 1 : !before.recurring);
  if (before && productId && fits) return { price: before.id, product: productId };
  const product = productId ?? (await stripe.products.create({ name: productName })).id;
  if (!productId) done.push(`product ${productName}: ${product}`);
  const { id } = await stripe.prices.create({
    product,
    currency: 'eur',
    unit_amount: unitAmount,
    tax_behavior: 'inclusive',
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    ...(isMonthly && { recurring: { interval: 'month' } }),
  });
  done.push(
    `price of ${productName}: ${id}${before ? ` in the place of ${before.id}, which is still paid by whoever has it` : ''}`,
  );
  return { price: id, product };
}

/** The portal uses the account’s default settings, which only its owner can create. */
async function portal(stripe: Stripe, appOrigin: string, plans: PriceAndProduct[], done: string[]): Promise<void> {
  const [settings] = (await stripe.billingPortal.configurations.list({ is_default: true, limit: 1 })).data;
  if (!settings)
    throw new Error(
      'the customer portal has no settings yet: save them once in the dashboard (Settings, Billing, Customer portal), then run this again',
    );
  const features = {
    customer_update: { enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: plans.map(({ product, price }) => ({ product, prices: [price] })),
    },
  } satisfies Stripe.BillingPortal.ConfigurationUpdateParams.Features;
  await stripe.billingPortal.configurations.update(settings.id, { features, default_return_url: `${appOrigin}/usage` });
  done.push(`portal ${settings.id}: change between the plans, cancel at the end of the period, cards, invoices`);
}

async function webhook(stripe: Stripe, url: string, done: string[]): Promise<string | null> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const before = data.find((each) => each.url === url);
  if (!before) {
    const { id, secret } = await stripe.webhookEndpoints.create({ url, enabled_events: events });
    done.push(`webhook ${id} at ${url}`);
    return secret ?? null;
  }
  const isSame = before.enabled_events.toSorted().join() === events.toSorted().join();
  if (!isSame) {
    await stripe.webhookEndpoints.update(before.id, { enabled_events: events });
    done.push(`webhook ${before.id}: its list of events`);
  }
  // Stripe disables an endpoint after days of failures
  if (before.status === 'disabled') {
    await stripe.webhookEndpoints.update(before.id, { disabled: false });
    done.push(`webhook ${before.id}: enabled again`);
  }
  return null;
}
