import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpStripe } from '#infra/payments/set-up.ts';
import { regularPrice } from '#shared/plans/prices.ts';
import { startAccount, type TestAccount } from '#test/support/billing/stripe-stand-in.ts';
import { root } from '#test/support/source/source-tree.ts';

const origin = 'https://app.example.test';
let account: TestAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.remove());

it('what an account has is found, what it lacks is created once, and a repeat creates nothing', async () => {
  const { stripe, prices } = account;
  const first = await setUpStripe(stripe, origin);
  expect(first.prices).toEqual(prices);
  expect(first.webhookSecret).toMatch(/^whsec_/);
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  expect(endpoint).toMatchObject({ url: `${origin}/api/stripe-webhook` });
  expect(endpoint!.enabled_events).toContain('customer.subscription.updated');

  const again = await setUpStripe(stripe, origin);
  expect([again.prices, again.webhookSecret]).toEqual([prices, null]);
  const [endpoints, sold, portals] = await Promise.all([
    stripe.webhookEndpoints.list(),
    stripe.prices.list({ limit: 100 }),
    stripe.billingPortal.configurations.list(),
  ]);
  expect([endpoints, sold, portals].map(({ data }) => data.length)).toEqual([1, 3, 1]);
  expect(new Set(sold.data.map(({ product }) => product)).size).toBe(3);

  await stripe.webhookEndpoints.update(endpoint!.id, { enabled_events: ['charge.refunded'] });
  expect((await setUpStripe(stripe, origin)).done).toContain(`webhook ${endpoint!.id}: its list of events`);
  // as Stripe does with an endpoint that has failed for days
  await stripe.webhookEndpoints.update(endpoint!.id, { disabled: true });
  expect((await setUpStripe(stripe, origin)).done).toContain(`webhook ${endpoint!.id}: enabled again`);
  expect((await stripe.webhookEndpoints.list()).data.map(({ status }) => status)).toEqual(['enabled']);
  const [settings] = (await stripe.billingPortal.configurations.list({ is_default: true })).data;
  expect(settings!.features.subscription_update.products).toHaveLength(2);
});

it('a price of another amount gives its key to one that fits, and stays for whoever pays it', async () => {
  const { stripe, prices } = account;
  const { product } = await stripe.prices.retrieve(prices.pro);
  const old = await stripe.prices.create({
    product: product as string,
    currency: 'eur',
    unit_amount: 1,
    recurring: { interval: 'month' },
    lookup_key: 'pro',
    transfer_lookup_key: true,
  });
  const { pro } = (await setUpStripe(stripe, origin)).prices;
  expect([prices.pro, old.id]).not.toContain(pro);
  expect(await stripe.prices.retrieve(pro)).toMatchObject({
    unit_amount: regularPrice.pro,
    lookup_key: 'pro',
    product,
  });
  expect(await stripe.prices.retrieve(old.id)).toMatchObject({ active: true, lookup_key: null });
});

it('the command says what to hand on, and takes no key for the other mode', async () => {
  const run = (...more: string[]) =>
    promisify(execFile)(process.execPath, ['infra/payments/run.ts', '--origin', origin, ...more], {
      cwd: root,
      env: { ...process.env, STRIPE_SECRET_KEY: account.secretKey, STRIPE_API_BASE: account.endpoint },
    });
  await expect(run('--live')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('test mode') });
  const { prices } = await setUpStripe(account.stripe, origin);
  const { stdout } = await run();
  expect(stdout).toContain(
    `-c stripePricePro=${prices.pro} -c stripePriceSwitch=${prices.switch} -c stripePriceAddon=${prices.addon}\n`,
  );
});
