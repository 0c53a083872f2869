import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  cards,
  pay,
  sdkFor,
  startAccount,
  startWebhook,
  subscriber,
  successUrl,
} from '#test/support/billing/stripe-stand-in.ts';

let stateDir: string;
let hook: Awaited<ReturnType<typeof startWebhook>>;
beforeEach(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'stripe-'));
  hook = await startWebhook();
});
afterEach(async () => {
  await hook.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

interface Running {
  endpoint: string;
  secretKey: string;
  webhookSecrets: string[];
  prices: Record<'pro' | 'switch' | 'addon', string>;
}

/** Starts the account in another process, lets `work` use it, and kills it as soon as `work` is done. */
async function thenKill<T>(work: (stripe: Stripe, running: Running) => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, 'account-process.ts'), [stateDir, hook.url], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [running] = (await once(child, 'message')) as [Running];
  const exit = once(child, 'exit');
  try {
    return await work(sdkFor(running.endpoint, running.secretKey), running);
  } finally {
    child.kill('SIGKILL');
    await exit;
  }
}

describe('what was acknowledged survives SIGKILL (C9)', () => {
  it('customer, checkout, payment, cancellation: each killed right after its answer', async () => {
    const first = await thenKill(async (stripe, running) => {
      const customer = await stripe.customers.create({ email: 'kill@example.com' }, { idempotencyKey: 'once' });
      return { ...running, customer: customer.id };
    });
    const session = await thenKill(async (stripe, running) => {
      expect(running, 'the same key, secrets and prices').toMatchObject({
        secretKey: first.secretKey,
        webhookSecrets: first.webhookSecrets,
        prices: first.prices,
      });
      const again = await stripe.customers.create({ email: 'kill@example.com' }, { idempotencyKey: 'once' });
      expect(again.id).toBe(first.customer);
      return stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: first.customer,
        line_items: [{ price: running.prices.pro, quantity: 1 }],
        success_url: successUrl,
      });
    });
    await thenKill(async (_, { endpoint }) => {
      const page = `${endpoint}${new URL(session.url!).pathname}`; // the port is new in each process
      expect((await pay(page)).status).toBe(303);
    });
    const subscription = await thenKill(async (stripe) => {
      const done = await stripe.checkout.sessions.retrieve(session.id);
      expect(done.status).toBe('complete');
      return stripe.subscriptions.update(String(done.subscription), { cancel_at_period_end: true });
    });
    await thenKill(async (stripe) => {
      expect(JSON.stringify(await stripe.subscriptions.retrieve(subscription.id))).toBe(JSON.stringify(subscription));
      const [payment, ...more] = (await stripe.paymentIntents.list({ customer: first.customer })).data;
      expect([payment?.amount_received, more]).toEqual([1990, []]);
    });
  });

  it('events that were not delivered come after the next start', async () => {
    hook.answer = () => 503;
    const { id } = await thenKill((stripe) => stripe.customers.create({}));
    hook.answer = () => 200;
    hook.received.length = 0;
    await thenKill(() => expect.poll(() => hook.received.length).toBeGreaterThan(0));
    expect(hook.received.map(({ event }) => [event.type, (event.data.object as Stripe.Customer).id])).toEqual([
      ['customer.created', id],
    ]);
  });
});

describe('the state folder', () => {
  it('holds no card number, and only its owner may read it', async () => {
    const account = await startAccount(stateDir);
    await subscriber(account, 'pro', cards.failsLater);
    for (const file of readdirSync(stateDir)) {
      const path = join(stateDir, file);
      expect(statSync(path).mode & 0o077, `${file} is private`).toBe(0);
      expect(/4000 ?0000 ?0000 ?0341/.test(readFileSync(path, 'latin1')), `${file} has a card number`).toBe(false);
    }
    await account.remove();
  });

  it('makes every install its own key and secret', async () => {
    const [one, two] = [await startAccount(), await startAccount()];
    expect(one.secretKey).toMatch(/^sk_test_\w{48}$/);
    expect(one.webhookSecrets[0]).toMatch(/^whsec_\w{32}$/);
    expect(one.secretKey).not.toBe(two.secretKey);
    expect(one.webhookSecrets).not.toEqual(two.webhookSecrets);
    await Promise.all([one.remove(), two.remove()]);
  });
});
