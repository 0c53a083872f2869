import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advance } from '#infra/local/clock.ts';
import { api } from '#shared/api.ts';
import { acceptedCard } from '#test/support/billing/billing.ts';
import { startFaultyPayments } from '#test/support/billing/faulty-payments.ts';
import { quickest } from '#test/support/harness/quickest.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Fault } from '#test/support/stack/fault-proxy.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

/** Stripe fails, hangs and answers nonsense (T-065, T-071, T-094, D-53). */
let faulty: Awaited<ReturnType<typeof startFaultyPayments>>;
let stripe: Stripe;
beforeAll(async () => {
  faulty = await startFaultyPayments();
  const { hostname: host, port } = new URL(faulty.standIn.endpoint);
  stripe = new Stripe(faulty.standIn.secretKey, { host, port, protocol: 'http', telemetry: false });
});
afterAll(() => faulty?.stop());

const checkout = (who: SignedIn, plan: 'pro' | 'switch' | 'addon' = 'pro') =>
  faulty.stack.call(api.plans.createCheckout, { plan, termsAccepted: true }, who.accessToken);
const subscription = (who: SignedIn) => faulty.stack.call(api.plans.checkSubscription, {}, who.accessToken);
const tierOf = async (who: SignedIn) => (await subscription(who)).body.subscription_tier;
const pay = async (url: string) => {
  // the page is served by the stand-in itself; only API calls go through the proxy
  const { status } = await fetch(url, { method: 'POST', body: new URLSearchParams(acceptedCard), redirect: 'manual' });
  expect(status).toBe(303);
};
const until = async (what: () => Promise<boolean>, timeoutMs = 60_000) => {
  for (const end = performance.now() + timeoutMs; !(await what()); await sleep(100))
    if (performance.now() > end) throw new Error('it did not come to pass');
};
const events = () =>
  faulty.standIn.control.state() as { waiting: number; deliveries: { type: string; status: number | null }[] };
const allTold = () =>
  until(async () => {
    await faulty.standIn.tick();
    return events().waiting === 0;
  });
const customersOf = async (who: SignedIn) =>
  (await stripe.customers.list({ limit: 100 })).data.filter(({ metadata }) => metadata.sub === who.sub);

const outages: Record<string, Fault> = {
  'answers 500': { kind: 'status', status: 500, body: '{"error":{"type":"api_error","message":"injected"}}' },
  hangs: { kind: 'hang' },
  'is not there': { kind: 'refused' },
  'answers nonsense': { kind: 'garbage' },
  'answers by half': { kind: 'half-body' },
};

describe('while Stripe is away', () => {
  it.each(Object.entries(outages))(
    'because it %s, a plan stays what it was and follows afterwards (T-065, D-53)',
    async (_what, fault) => {
      const who = await faulty.stack.signUpAndIn();
      await pay((await checkout(who)).body.url);
      await allTold();
      expect(await tierOf(who)).toBe('Pro');

      const since = new Date(faulty.stack.now()).toISOString();
      faulty.provider.follow(() => fault);
      const [customer] = await customersOf(who);
      const [running] = (await stripe.subscriptions.list({ customer: customer!.id })).data;
      await stripe.subscriptions.cancel(running!.id);
      // the event arrives, but its object cannot be fetched: answered with 503 within 5 s, and redelivered
      const isRefused = () => events().deliveries.some(({ status }) => status === 503);
      await until(async () => isRefused());
      expect(events().deliveries[0]).toMatchObject({ type: 'customer.subscription.deleted', status: 503 });
      const refusedIn = faulty.stack
        .output()
        .split('\n')
        .filter((line) => /^\{"time".*POST \/stripe-webhook.*"status":503/.test(line))
        .map((line): { time: string; ms: number } => JSON.parse(line))
        .flatMap(({ time, ms }) => (time >= since ? [ms] : []));
      expect(Math.min(...refusedIn)).toBeLessThanOrEqual(5_000);
      const answer = await subscription(who);
      expect([answer.status, answer.body.subscription_tier]).toEqual([200, 'Pro']);

      const other = await faulty.stack.signUpAndIn();
      const ms = await quickest(9_500, async () => {
        const refused = await checkout(other);
        expect([refused.status, refused.body]).toMatchObject([503, { error: { code: 'UNAVAILABLE' } }]);
        expect(refused.text).not.toMatch(/stripe\.|sk_test|127\.0\.0\.1|injected/i);
      });
      expect(ms).toBeLessThan(9_500);

      faulty.provider.heal();
      advance(60_000); // moves the stand-in's clock in this process, so that the next delivery is due now
      await allTold();
      expect(await tierOf(who)).toBe('Free');
    },
  );
});

describe('a customer that Stripe says never existed', () => {
  it('keeps the plan, and its events are answered (D-53)', async () => {
    const who = await faulty.stack.signUpAndIn();
    await pay((await checkout(who)).body.url);
    await allTold();
    expect(await tierOf(who)).toBe('Pro');
    const missing = { type: 'invalid_request_error', code: 'resource_missing', param: 'customer', message: 'No such' };
    faulty.provider.follow(({ path }) =>
      path.includes('customer=cus_')
        ? { kind: 'status', status: 400, body: JSON.stringify({ error: missing }) }
        : undefined,
    );
    const [customer] = await customersOf(who);
    await stripe.customers.update(customer!.id, { name: 'Somebody' });
    await allTold();
    faulty.provider.heal();
    expect(await tierOf(who)).toBe('Pro');
    expect(faulty.stack.output()).not.toContain('"event":"bug"');
  });
});

describe('an answer that is lost', () => {
  it('creates no second customer and no second page (T-071, G3)', async () => {
    const who = await faulty.stack.signUpAndIn();
    const lost = new Set<string>();
    const made = ['/v1/customers', '/v1/checkout/sessions'];
    faulty.provider.follow(({ path }) => {
      if (!made.includes(path) || lost.has(path)) return undefined;
      lost.add(path);
      return { kind: 'lost' };
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkout(who)));
    faulty.provider.heal();
    expect([...lost]).toEqual(made);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect(await customersOf(who)).toHaveLength(1);
  });
});

describe('an answer that is JSON, but not from Stripe', () => {
  it.each([
    ['500', '{"message":"Internal Server Error"}'],
    ['200', '{}'],
    ['200', 'null'],
  ])('%s %s is no customer, and the next checkout is right (T-094, G11)', async (status, body) => {
    const who = await faulty.stack.signUpAndIn();
    faulty.provider.follow(() => ({ kind: 'status', status: Number(status), body }));
    const refused = await checkout(who);
    faulty.provider.heal();
    expect([refused.status, refused.body]).toMatchObject([503, { error: { code: 'UNAVAILABLE' } }]);
    expect((await checkout(who)).status).toBe(200);
    const rows = (await tableRows(faulty.stack.endpoints)).filter(({ pk }) => String(pk).startsWith('CUSTOMER#'));
    expect(rows.map(({ pk }) => pk)).toEqual(rows.map(() => expect.stringMatching(/^CUSTOMER#cus_/)));
  });
});

describe('the subscription check', () => {
  it('is answered while Stripe is away, so "not subscribed" is never said for "could not check" (D-53)', async () => {
    const who = await faulty.stack.signUpAndIn();
    faulty.provider.follow(() => ({ kind: 'refused' }));
    const answer = await subscription(who);
    faulty.provider.heal();
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        subscribed: false,
        subscription_tier: 'Free',
        subscription_end: null,
        cancel_at_period_end: false,
        past_due_until: null,
      },
    ]);
  });
});
