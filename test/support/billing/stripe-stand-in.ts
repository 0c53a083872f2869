import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { advance, localNow } from '#infra/local/clock.ts';
import { stripeConfig } from '#infra/local/service-config.ts';
import { Journal } from '#infra/local/stand-ins/kit/journal.ts';
import type { RequestEntry } from '#infra/local/stand-ins/stripe/api/journal-entry.ts';
import { startStripe } from '#infra/local/stand-ins/stripe/start.ts';

export const day = 86_400_000;
export const successUrl = 'http://app.example.test/#checkout-success';
const cancelUrl = 'http://app.example.test/#checkout-cancelled';
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
} as const;

/** The SDK as the product uses it, without its own retries. */
export const sdkFor = (endpoint: string, secretKey: string, options: object = {}) => {
  const { hostname, port } = new URL(endpoint);
  return new Stripe(secretKey, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...options,
  });
};

export interface Received {
  event: Stripe.Event;
  payload: string;
  signature: string;
}

/** A webhook that records what it receives; `answer` sets the status of its responses. */
export async function startWebhook() {
  const received: Received[] = [];
  const hook = { received, answer: (_: Received): number => 200, url: '', stop: () => Promise.resolve() };
  const server = createServer(async (request, response) => {
    let payload = '';
    for await (const chunk of request) payload += chunk;
    const signature = String(request.headers['stripe-signature']);
    const one = { event: JSON.parse(payload) as Stripe.Event, payload, signature };
    received.push(one);
    response.writeHead(hook.answer(one)).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  hook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stripe-webhook`;
  hook.stop = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return hook;
}

export type TestAccount = Awaited<ReturnType<typeof startAccount>>;

/** The stand-in as the local stack configures it, but with another webhook and its variables under plain names. */
export async function startProvider(dir: string, webhookUrl: string, port = 0, journal = new Journal<RequestEntry>()) {
  const config = { ...stripeConfig({ settings: { ports: { app: 0, control: 0 } } }), webhookUrl };
  const { control, env, ...standIn } = await startStripe({ port, dir, clock: localNow, journal, config });
  const variables: Record<string, string> = env;
  return {
    ...standIn,
    env: variables,
    control: control.webhooks,
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRETS.split(','),
    prices: {
      pro: String(variables.STRIPE_PRICE_PRO),
      switch: String(variables.STRIPE_PRICE_SWITCH),
      addon: String(variables.STRIPE_PRICE_ADDON),
    },
  };
}

/** An account with its webhook, on its own port and folder. */
export async function startAccount(stateDir = mkdtempSync(join(tmpdir(), 'stripe-'))) {
  const hook = await startWebhook();
  const journal = new Journal<RequestEntry>();
  const account = await startProvider(stateDir, hook.url, 0, journal);
  const stripe = sdkFor(account.endpoint, account.secretKey);

  const settled = async () => {
    for (let tries = 0; tries < 200; tries += 1) {
      await account.tick();
      if ((account.control.state() as { waiting: number }).waiting === 0) return;
      await sleep(10);
    }
    throw new Error('events are still waiting');
  };
  return {
    ...account,
    stateDir,
    hook,
    journal,
    stripe,
    /** Waits until every event has been delivered. */
    settled,
    /** Advances the clock and runs everything that has become due. */
    async pass(ms: number) {
      advance(ms);
      await settled();
    },
    types: () => hook.received.map(({ event }) => event.type),
    customer: (email = 'person@example.com') => stripe.customers.create({ email }),
    async remove() {
      await account.stop();
      await hook.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

/** Fills in the form of the payment page as a browser does. */
export const pay = (url: string | null, number: string = cards.good, fields: Record<string, string> = {}) =>
  fetch(url!, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number, expiry: '12 / 40', cvc: '123', ...fields }),
  });

export const checkoutFor = (
  { stripe, prices }: TestAccount,
  customer: string,
  plan: 'pro' | 'switch' | 'addon' = 'pro',
  more: Stripe.Checkout.SessionCreateParams = {},
) =>
  stripe.checkout.sessions.create({
    mode: plan === 'addon' ? 'payment' : 'subscription',
    customer,
    line_items: [{ price: prices[plan], quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...more,
  });

/** A customer who has bought a plan, with the resulting subscription. */
export async function subscriber(account: TestAccount, plan: 'pro' | 'switch' = 'pro', card: string = cards.good) {
  const customer = await account.customer();
  const session = await checkoutFor(account, customer.id, plan);
  const answer = await pay(session.url, card);
  if (answer.status !== 303) throw new Error(await answer.text());
  const { subscription } = await account.stripe.checkout.sessions.retrieve(session.id);
  return { customer, session, subscription: await account.stripe.subscriptions.retrieve(String(subscription)) };
}

/** A refused call's status, type, code and parameter. */
export const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: Stripe.errors.StripeError) =>
      [error.statusCode, error.rawType, error.code, error.param].filter(Boolean).join(' '),
  );
