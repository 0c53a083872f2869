import { expect, it } from 'vitest';
import { day, refusal, type TestAccount } from '#test/support/billing/stripe-stand-in.ts';
import { withStillAccount } from './still-account.ts';

let account: TestAccount;
withStillAccount((started) => {
  account = started;
});

it('the same key and parameters get the same answer, once carried out (T-071)', async () => {
  const idempotencyKey = 'customer-of-1';
  const make = () => account.stripe.customers.create({ email: 'i@example.com' }, { idempotencyKey });
  const answers = await Promise.all([make(), make(), make()]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers.map(({ lastResponse }) => lastResponse.headers['idempotent-replayed'] ?? 'first').toSorted()).toEqual([
    'first',
    'true',
    'true',
  ]);
  expect((await account.stripe.customers.list({ email: 'i@example.com' })).data).toHaveLength(1);
});

it('the same key with other parameters, or elsewhere, is refused', async () => {
  const options = { idempotencyKey: 'another' };
  await account.stripe.customers.create({ name: 'x' }, options);
  expect(await refusal(account.stripe.customers.create({ name: 'y' }, options))).toBe('400 idempotency_error');
  expect(await refusal(account.stripe.products.create({ name: 'x' }, options))).toBe('400 idempotency_error');
});

it('a request that was refused for its parameters may be sent again under its key', async () => {
  const options = { idempotencyKey: 'mended' };
  expect(await refusal(account.stripe.products.create({ name: '' }, options))).toMatch(/^400/);
  await account.stripe.products.create({ name: 'x' }, options);
});

it('a key is forgotten after a day', async () => {
  const options = { idempotencyKey: 'daily' };
  const first = await account.stripe.customers.create({}, options);
  await account.pass(day - 1000);
  expect((await account.stripe.customers.create({}, options)).id).toBe(first.id);
  await account.pass(2000);
  expect((await account.stripe.customers.create({}, options)).id).not.toBe(first.id);
});
