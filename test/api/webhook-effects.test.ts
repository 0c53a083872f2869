import { createHmac, randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { acceptedCard } from '#test/support/billing/billing.ts';
import { startFaultyPayments } from '#test/support/billing/faulty-payments.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

/** Events are delivered only by the tests themselves, so that the effect of each is visible. */
let faulty: Awaited<ReturnType<typeof startFaultyPayments>>;
let stripe: Stripe;
beforeAll(async () => {
  faulty = await startFaultyPayments();
  const { hostname: host, port } = new URL(faulty.standIn.endpoint);
  stripe = new Stripe(faulty.standIn.secretKey, { host, port, protocol: 'http', telemetry: false });
  faulty.standIn.control.run({ mode: 'drop' });
});
afterAll(() => faulty?.stop());

const eventAbout = (object: object, change = 'updated') => ({
  id: `evt_${randomUUID().replaceAll('-', '')}`,
  object: 'event',
  type: `customer.subscription.${change}`,
  data: { object },
});
const post = async (event: object) => {
  const payload = JSON.stringify(event);
  const t = Math.floor(faulty.stack.now() / 1000);
  const v1 = createHmac('sha256', faulty.standIn.webhookSecrets[0]!).update(`${t}.${payload}`).digest('hex');
  const { status } = await fetch(`${faulty.stack.endpoints.api}${api.plans.stripeWebhook.path}`, {
    method: 'POST',
    body: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` },
  });
  return status;
};
const tierOf = async (who: SignedIn) =>
  (await faulty.stack.call(api.plans.checkSubscription, {}, who.accessToken)).body.subscription_tier;
const checkout = (who: SignedIn, plan: 'pro' | 'switch' = 'pro') =>
  faulty.stack.call(api.plans.createCheckout, { plan, termsAccepted: true }, who.accessToken);
const pay = async (url: string) => {
  const { status } = await fetch(url, { method: 'POST', body: new URLSearchParams(acceptedCard), redirect: 'manual' });
  expect(status).toBe(303);
};
const customerOf = async (who: SignedIn) =>
  (await stripe.customers.list({ limit: 100 })).data.find(({ metadata }) => metadata.sub === who.sub)!.id;
const subscriptionOf = async (customer: string) =>
  (await stripe.subscriptions.list({ customer, status: 'all' })).data[0]!;

async function subscriber(plan: 'pro' | 'switch' = 'pro') {
  const who = await faulty.stack.signUpAndIn();
  await pay((await checkout(who, plan)).body.url);
  const customer = await customerOf(who);
  const subscription = await subscriptionOf(customer);
  expect(await post(eventAbout(subscription))).toBe(200);
  expect(await tierOf(who)).toBe(plan === 'pro' ? 'Pro' : 'Max');
  return { who, customer, subscription };
}

async function storeRow(Item: Record<string, unknown>) {
  const { dynamodb: endpoint, region, table: TableName } = faulty.stack.endpoints;
  const client = new DynamoDBClient({
    endpoint,
    region,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await DynamoDBDocumentClient.from(client).send(new PutCommand({ TableName, Item }));
  client.destroy();
}

describe('one event', () => {
  it('whose processing failed takes effect when it is delivered again (G10)', async () => {
    const { who, subscription } = await subscriber();
    await stripe.subscriptions.cancel(subscription.id);
    const event = eventAbout(subscription);
    faulty.provider.follow(() => ({ kind: 'refused' }));
    expect(await post(event)).toBe(503);
    faulty.provider.heal();
    expect(await tierOf(who)).toBe('Pro');
    expect(await post(event)).toBe(200);
    expect(await tierOf(who)).toBe('Free');
  });

  it('that differs from the state at Stripe has no effect of its own (R6)', async () => {
    const { who, customer, subscription } = await subscriber();
    const ended = { status: 'canceled', ended_at: 1, canceled_at: 1, cancel_at: 1 };
    for (const change of ['updated', 'deleted']) {
      expect(await post(eventAbout({ ...subscription, ...ended }, change))).toBe(200);
      expect(await tierOf(who)).toBe('Pro');
    }

    await stripe.subscriptions.cancel(subscription.id);
    expect(await post(eventAbout({ ...subscription, status: 'active' }))).toBe(200);
    expect(await tierOf(who)).toBe('Free');
    expect((await subscriptionOf(customer)).status).toBe('canceled');
  });

  it('whose answer from Stripe is older than what was stored meanwhile does not overwrite it (G8)', async () => {
    const { who, subscription } = await subscriber();
    const [answered, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const until = () => {
      answered.resolve();
      return stored.promise;
    };
    let isHeld = false;
    faulty.provider.follow(({ path }) => {
      if (isHeld || !path.startsWith('/v1/subscriptions?')) return undefined;
      isHeld = true;
      return { kind: 'late', until };
    });
    const slow = post(eventAbout(subscription));
    await answered.promise;
    await stripe.subscriptions.cancel(subscription.id);
    expect(await post(eventAbout(subscription))).toBe(200);
    expect(await tierOf(who)).toBe('Free');
    stored.resolve();
    expect(await slow).toBe(200);
    faulty.provider.heal();
    expect(await tierOf(who)).toBe('Free');
  });
});

describe('a customer', () => {
  it('that is not an account’s own gives it nothing and takes nothing, whatever a row says (R6)', async () => {
    const { who } = await subscriber('pro');
    const other = await subscriber('switch');
    await storeRow({ pk: `CUSTOMER#${other.customer}`, sk: 'CUSTOMER', sub: who.sub });
    await post(eventAbout(other.subscription));
    expect(await tierOf(who)).toBe('Pro');
    await stripe.subscriptions.cancel(other.subscription.id);
    await post(eventAbout(other.subscription));
    expect(await tierOf(who)).toBe('Pro');
  });

  it('that belongs to somebody is never taken over by another (R6)', async () => {
    const { who, customer } = await subscriber();
    const taker = await faulty.stack.signUpAndIn();
    // Stripe answers the other person's first checkout with a customer that already has an owner
    const fields = { email: taker.email, metadata: { sub: taker.sub } };
    const { id } = await stripe.customers.create(fields, { idempotencyKey: `cust:${taker.sub}` });
    await storeRow({ pk: `CUSTOMER#${id}`, sk: 'CUSTOMER', sub: who.sub });
    expect((await checkout(taker)).status).toBe(500);
    const rows = await tableRows(faulty.stack.endpoints);
    expect(rows.filter(({ pk }) => pk === `CUSTOMER#${id}`)).toEqual([
      { pk: `CUSTOMER#${id}`, sk: 'CUSTOMER', sub: who.sub },
    ]);
    expect(JSON.stringify(rows.filter(({ pk }) => String(pk).includes(taker.sub)))).not.toContain('cus_');
    expect(await customerOf(who)).toBe(customer);
  });

  it('without an owner changes no account, whatever its metadata and its address say (R6)', async () => {
    const who = await faulty.stack.signUpAndIn();
    const { id: customer } = await stripe.customers.create({ email: who.email, metadata: { sub: who.sub } });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: who.sub,
      line_items: [{ price: faulty.standIn.prices.switch, quantity: 1 }],
      success_url: 'http://app.example.test/',
    });
    await pay(session.url!);
    expect(await post(eventAbout(await subscriptionOf(customer)))).toBe(200);
    expect(await tierOf(who)).toBe('Free');
  });
});
