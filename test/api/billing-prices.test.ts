import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedPerson } from '#functions/outside/log.ts';
import { regularPrice } from '#shared/plans/prices.ts';
import { billingOf } from '#test/support/billing/billing.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

/** Prices that are not in STRIPE_PRICE_*: replaced without telling the app, or created by hand. */
let stack: Stack;
let stripe: Stripe;
beforeAll(async () => {
  stack = await startStack();
  stripe = billing.stripe();
});
afterAll(() => stack?.stop());

const billing = billingOf(() => stack);

const subscriptionsOf = async (who: SignedIn) => {
  const customers = (await stripe.customers.list({ limit: 100 })).data;
  const customer = customers.find(({ metadata }) => metadata.sub === who.sub)!.id;
  return (await stripe.subscriptions.list({ customer, status: 'all' })).data;
};

/** A person whose active subscription was moved to another price, of the same product or of an unknown one. */
async function withUnknownPrice(plan: 'pro' | 'switch', product: 'same' | 'other') {
  const who = await stack.signUpAndIn();
  await billing.buy(who, plan);
  await billing.settled();
  const [{ id, items }] = (await subscriptionsOf(who)) as [Stripe.Subscription];
  const { id: item, price: sold } = items.data[0]!;
  const price = await stripe.prices.create({
    product: product === 'same' ? String(sold.product) : (await stripe.products.create({ name: 'By hand' })).id,
    currency: 'eur',
    unit_amount: 1500,
    recurring: { interval: 'month' },
  });
  await stripe.subscriptions.update(id, {
    items: [{ id: item, price: price.id }],
    proration_behavior: 'always_invoice',
  });
  await billing.settled();
  return { who, subscription: id, price: price.id };
}

const alarms = (event: string) =>
  stack
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{"time"') && line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a running subscription at a price that is not in the table', () => {
  it.each(['same', 'other'] as const)(
    'of the %s product is never joined by a second one, whatever its state (D-40, G11)',
    async (product) => {
      const { who, subscription, price } = await withUnknownPrice('pro', product);
      for (const status of ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused'] as const) {
        await billing.command({ subscription, status });
        for (const plan of ['pro', 'switch'] as const) {
          const { status: answered, body } = await billing.checkout(who, { plan });
          expect([status, plan, answered, body.kind]).toEqual([status, plan, 200, 'portal']);
        }
      }
      expect(await subscriptionsOf(who)).toHaveLength(1);
      expect(alarms('unknown-price')).toContainEqual(
        expect.objectContaining({ level: 'error', sub: loggedPerson(who.sub), price }),
      );
    },
  );

  it.each([
    ['pro', 'same', 'Pro'],
    ['switch', 'same', 'Max'],
    ['switch', 'other', 'Max'],
  ] as const)('keeps the plan: %s at another price of the %s product is %s', async (plan, product, tier) => {
    const { who, subscription } = await withUnknownPrice(plan, product);
    expect(await billing.subscription(who)).toMatchObject({ subscribed: true, subscription_tier: tier });
    await stripe.subscriptions.cancel(subscription);
    await billing.settled();
    expect(await billing.subscription(who)).toMatchObject({ subscribed: false, subscription_tier: 'Free' });
  });

  it('gives the plan of its product to whoever had none when it was paid', async () => {
    await billing.mode('drop');
    const { who } = await withUnknownPrice('switch', 'same');
    expect(await billing.subscription(who)).toMatchObject({ subscription_tier: 'Free' });
    await billing.mode('normal');
    await billing.tick('reconcile-subscriptions');
    expect(await billing.subscription(who)).toMatchObject({ subscription_tier: 'Max' });
  });
});

describe('an Insights Pack', () => {
  const addonPrice = async () =>
    (await stripe.prices.list({ limit: 100 })).data.find(({ unit_amount }) => unit_amount === regularPrice.addon)!;
  const sell = async (who: SignedIn, item: { price: string; quantity: number }) => {
    const customer = String((await subscriptionsOf(who))[0]!.customer);
    const { url } = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer,
      line_items: [item],
      success_url: `${stack.endpoints.web}/#checkout-success`,
    });
    expect((await billing.pay(url!)).status).toBe(303);
    await billing.settled();
  };
  const subscriber = async () => {
    const who = await stack.signUpAndIn();
    await billing.buy(who, 'pro');
    await billing.settled();
    return who;
  };

  it('at another price of its product counts, and the price is reported', async () => {
    const who = await subscriber();
    const { product } = await addonPrice();
    const price = await stripe.prices.create({ product: String(product), currency: 'eur', unit_amount: 300 });
    await sell(who, { price: price.id, quantity: 1 });
    expect(await billing.summary(who)).toMatchObject({ insights_pack_count: 1 });
    expect(alarms('unknown-price')).toContainEqual(
      expect.objectContaining({ sub: loggedPerson(who.sub), price: price.id }),
    );
  });

  it('sold a thousand times in one payment counts and is reported; one by one it is not', async () => {
    const who = await subscriber();
    await billing.buy(who, 'addon');
    await billing.settled();
    expect(alarms('pack-quantity').filter(({ sub }) => sub === who.sub)).toEqual([]);
    await sell(who, { price: (await addonPrice()).id, quantity: 1000 });
    expect(await billing.summary(who)).toMatchObject({ insights_pack_count: 1001 });
    expect(alarms('pack-quantity')).toContainEqual(
      expect.objectContaining({ sub: loggedPerson(who.sub), packs: 1000 }),
    );
  });
});
