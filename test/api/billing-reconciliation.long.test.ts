import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedPerson } from '#functions/outside/log.ts';
import { api } from '#shared/api.ts';
import { acceptedCard } from '#test/support/billing/billing.ts';
import { startFaultyPayments } from '#test/support/billing/faulty-payments.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

/** The reconciliation with more customers than one run can visit (P3, G10). */
const size = 300;
/** the time at the end of a run that a job leaves for visits in progress (functions/serve/job.ts) */
const marginMs = 30_000;

let faulty: Awaited<ReturnType<typeof startFaultyPayments>>;
let stripe: Stripe;
/** subscribed before all others, without any event delivered */
let oldest: SignedIn;
/** newest first, as Stripe lists them */
let customers: string[];

beforeAll(async () => {
  faulty = await startFaultyPayments();
  const { hostname: host, port } = new URL(faulty.standIn.endpoint);
  stripe = new Stripe(faulty.standIn.secretKey, { host, port, protocol: 'http', telemetry: false });
  faulty.standIn.control.run({ mode: 'drop' });
  oldest = await faulty.stack.signUpAndIn();
  await pay(
    (await faulty.stack.call(api.plans.createCheckout, { plan: 'pro', termsAccepted: true }, oldest.accessToken)).body
      .url,
  );
  for (let each = 0; each < size; each++) await subscribeSomebody();
  const all = await stripe.subscriptions.list({ status: 'all', limit: 100 }).autoPagingToArray({ limit: 1000 });
  const demo = all.length - size - 1;
  customers = all.map(({ customer }) => String(customer)).slice(0, demo > 0 ? -demo : undefined);
  await storeOwners(customers.slice(0, size));
});
afterAll(() => faulty?.stop());

const pay = async (url: string) => {
  const { status } = await fetch(url, { method: 'POST', body: new URLSearchParams(acceptedCard), redirect: 'manual' });
  expect(status).toBe(303);
};

async function subscribeSomebody() {
  const { id: customer } = await stripe.customers.create({ email: 'somebody@example.test' });
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: faulty.standIn.prices.switch, quantity: 1 }],
    success_url: 'http://app.example.test/',
  });
  await pay(url!);
}

/** Stores the owner of each customer, as a checkout would have done. */
async function storeOwners(ids: string[]) {
  const { dynamodb: endpoint, region, table } = faulty.stack.endpoints;
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region, credentials: { accessKeyId: 'test', secretAccessKey: 'test' } }),
  );
  for (let from = 0; from < ids.length; from += 25) {
    const items = ids
      .slice(from, from + 25)
      .map((id) => ({ pk: `CUSTOMER#${id}`, sk: 'CUSTOMER', sub: `sub-of-${id}` }));
    await client.send(
      new BatchWriteCommand({ RequestItems: { [table]: items.map((Item) => ({ PutRequest: { Item } })) } }),
    );
  }
  client.destroy();
}

const visitsOf = () =>
  faulty.provider
    .seen()
    .map(({ path }) => /^\/v1\/subscriptions\?.*customer=(cus_\w+)/.exec(path)?.[1])
    .filter((each) => each !== undefined);
const run = (remainingMs = marginMs + 600_000): Promise<{ visited?: number; finished?: boolean }> =>
  faulty.stack.control('/tick/reconcile-subscriptions', { remainingMs });
const tierOf = async () =>
  (await faulty.stack.call(api.plans.checkSubscription, {}, oldest.accessToken)).body.subscription_tier;

/** log lines about changes that no event had reported */
const missed = () =>
  faulty.stack
    .output()
    .split('\n')
    .flatMap((line) => /\{"time".*"event":"event-missed".*/.exec(line) ?? [])
    .map((line) => JSON.parse(line));

describe('the reconciliation of more customers than one run can visit', () => {
  it('stops in time, is killed half-way, continues where it was, and reaches the oldest (P3, G10)', async () => {
    faulty.provider.follow(() => undefined);
    const cutOff = run().catch(() => undefined);
    while (visitsOf().length < 130) await sleep(5);
    await faulty.stack.kill9();
    await cutOff;
    const before = visitsOf();
    await faulty.stack.restart();

    faulty.provider.follow(() => undefined);
    const runs = [];
    do runs.push(await run(marginMs + 300));
    while (!runs.at(-1)!.finished && runs.length < 100);
    const after = visitsOf();
    expect(runs.length).toBeGreaterThan(2);
    expect(runs.reduce((sum, { visited }) => sum + visited!, 0)).toBe(after.length);
    // what the killed run had stored of the first page is not visited again
    expect(customers.slice(0, 100).filter((each) => after.includes(each))).toEqual([]);
    expect(customers.filter((each) => !before.includes(each) && !after.includes(each))).toEqual([]);
    expect(await tierOf()).toBe('Pro');
    expect(missed()).toContainEqual(expect.objectContaining({ sub: loggedPerson(oldest.sub), Failures: 1 }));
  });

  it('asks Stripe twice for each and writes nothing where nothing has changed (P3)', async () => {
    const stored = async () => (await tableRows(faulty.stack.endpoints)).filter(({ pk }) => !/^JOB#/.test(String(pk)));
    const was = await stored();
    const lastMissed = missed().at(-1);
    faulty.provider.follow(() => undefined);
    expect(await run()).toMatchObject({ finished: true });
    const seen = faulty.provider.seen();
    const perCustomer = Map.groupBy(
      seen.flatMap(({ path }) => /customer=(cus_\w+)/.exec(path)?.[1] ?? []),
      (customer) => customer,
    );
    expect(customers.map((each) => perCustomer.get(each)?.length)).toEqual(customers.map(() => 2));
    // the other requests are pages of the list
    expect(seen.length - [...perCustomer.values()].flat().length).toBeLessThanOrEqual(6);
    expect(await stored()).toEqual(was);
    expect(missed().at(-1)).toEqual(lastMissed);
  });

  it('fails as a whole for one customer, and still visits all others (G10)', async () => {
    const broken = customers[150]!;
    faulty.provider.follow(({ path }) => (path.includes(broken) ? { kind: 'status', status: 500 } : undefined));
    const subscription = (await stripe.subscriptions.list({ customer: customers[size]! })).data[0]!;
    await stripe.subscriptions.cancel(subscription.id);
    await expect(run()).rejects.toThrow('/tick/reconcile-subscriptions: 500');
    expect(new Set(visitsOf()).size).toBeGreaterThanOrEqual(customers.length);
    expect(await tierOf()).toBe('Free');
    faulty.provider.heal();
    expect(await run()).toMatchObject({ finished: true });
  });
});
