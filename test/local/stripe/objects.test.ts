import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiVersion } from '#infra/local/stand-ins/stripe/work.ts';
import { regularPrice } from '#shared/plans/prices.ts';
import { refusal, sdkFor, startAccount, type TestAccount } from '#test/support/billing/stripe-stand-in.ts';

let account: TestAccount;
let stripe: Stripe;
beforeAll(async () => {
  account = await startAccount();
  stripe = account.stripe;
});
afterAll(() => account.remove());

describe('the account', () => {
  it('answers in the version that the SDK pins, and refuses any other', async () => {
    expect(apiVersion).toBe(Stripe.API_VERSION);
    const { lastResponse } = await stripe.customers.list();
    expect(lastResponse.apiVersion).toBe(apiVersion);
    expect(lastResponse.requestId).toMatch(/^req_\w{24}$/);
    expect(await refusal(stripe.customers.list({}, { apiVersion: '2020-08-27' }))).toBe('400 invalid_request_error');
  });

  it('wants its secret key as a bearer token', async () => {
    expect(await refusal(sdkFor(account.endpoint, 'sk_test_another').customers.list())).toBe(
      '401 invalid_request_error',
    );
    const url = `${account.endpoint}/v1/customers`;
    const status = async (authorization?: string) =>
      (await fetch(url, authorization ? { headers: { authorization } } : {})).status;
    expect(await status()).toBe(401);
    expect(await status(`Bearer ${account.secretKey}x`)).toBe(401);
    expect(await status(`Digest ${account.secretKey}`)).toBe(401);
    expect(await status(`Bearer ${account.secretKey}`)).toBe(200);
    const answer = (await (await fetch(url)).json()) as { error: { message: string } };
    expect(answer.error.message).toContain('You did not provide an API key');
  });

  it('sells exactly the prices of the catalogue (D-05, BIL-25)', async () => {
    for (const plan of ['pro', 'switch', 'addon'] as const) {
      const price = await stripe.prices.retrieve(account.prices[plan], { expand: ['product'] });
      expect(price).toMatchObject({
        unit_amount: regularPrice[plan],
        currency: 'eur',
        active: true,
        lookup_key: plan,
        type: plan === 'addon' ? 'one_time' : 'recurring',
        recurring: plan === 'addon' ? null : { interval: 'month', interval_count: 1 },
        product: { object: 'product', active: true },
      });
      expect(price.unit_amount_decimal?.toString()).toBe(String(regularPrice[plan]));
    }
  });

  it('keeps nothing but requests in its journal: no key, no address', async () => {
    account.journal.clear();
    await stripe.customers.create({ email: 'canary@example.com', name: 'Canary', metadata: { sub: 'abc' } });
    const [entry] = account.journal.entries();
    expect(entry).toMatchObject({
      method: 'POST',
      path: '/v1/customers',
      status: 200,
      params: { metadata: { sub: 'abc' } },
    });
    expect(entry?.idempotencyKey).toMatch(/^stripe-node-retry-/);
    expect(JSON.stringify(entry)).not.toMatch(/canary|sk_test/i);
  });
});

describe('lists', () => {
  it('come newest first, in pages', async () => {
    const own = await startAccount();
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) made.unshift((await own.customer(`${index}@example.com`)).id);
    const ids = (list: { data: { id: string }[] }) => list.data.map(({ id }) => id);
    const first = await own.stripe.customers.list({ limit: 3 });
    expect([ids(first), first.has_more, first.url]).toEqual([made.slice(0, 3), true, '/v1/customers']);
    const second = await own.stripe.customers.list({ limit: 3, starting_after: made[2]! });
    expect([ids(second), second.has_more]).toEqual([made.slice(3, 6), true]);
    const last = await own.stripe.customers.list({ limit: 3, starting_after: made[5]! });
    expect([ids(last), last.has_more]).toEqual([made.slice(6), false]);
    const all: string[] = [];
    for await (const { id } of own.stripe.customers.list({ limit: 2 })) all.push(id);
    expect(all).toEqual(made);
    expect(await refusal(own.stripe.customers.list({ starting_after: 'cus_none' }))).toBe(
      '400 invalid_request_error resource_missing starting_after',
    );
    expect(await refusal(own.stripe.customers.list({ limit: 101 }))).toBe('400 invalid_request_error limit');
    await own.remove();
  });
});

describe('what is wrong is said in Stripe’s words', () => {
  const session = (more: object) =>
    stripe.checkout.sessions.create({ mode: 'subscription', customer: 'cus_none', ...more } as never);
  it.each([
    [
      'an unknown parameter',
      { success_url: 'https://a.test', line_items: [{ price: 'p' }], wat: 1 },
      'parameter_unknown wat',
    ],
    ['an address that runs', { success_url: 'javascript:alert(1)', line_items: [{ price: 'p' }] }, 'success_url'],
  ])('%s', async (_, params, expected) => {
    expect(await refusal(session(params))).toBe(`400 invalid_request_error ${expected}`);
  });

  it('an unknown path, an unknown id', async () => {
    expect(await refusal(stripe.rawRequest('GET', '/v1/nothing'))).toBe('404 invalid_request_error');
    expect(await refusal(stripe.invoices.retrieve('in_none'))).toBe('404 invalid_request_error resource_missing id');
    expect(await refusal(stripe.customers.retrieve(account.prices.pro))).toMatch(/^404/);
  });
});
