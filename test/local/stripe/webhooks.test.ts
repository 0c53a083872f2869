import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advance, localNow } from '#infra/local/clock.ts';
import { day, startAccount, subscriber, type TestAccount } from '#test/support/billing/stripe-stand-in.ts';
import { stopClock } from '../cognito/still-clock.ts';

let account: TestAccount;
let letClockRun: () => void;
beforeEach(async () => {
  letClockRun = stopClock();
  account = await startAccount();
});
afterEach(async () => {
  await account.remove();
  letClockRun();
});

const deliveries = () =>
  (account.control.state() as { deliveries: { state: string; attempts: number; status: number | null }[] }).deliveries;
const verify = (index: number, secret: string) => {
  const { payload, signature } = account.hook.received[index]!;
  const receivedAt = localNow(); // the stack's clock, which functions use
  return Stripe.webhooks.constructEvent(payload, signature, secret, 300, undefined, receivedAt);
};
/** Delivers everything due now. */
const round = () => account.tick();

describe('an event', () => {
  it('is signed so that the SDK accepts it, and no other secret or text', async () => {
    const customer = await account.customer('signed@example.com');
    await account.settled();
    const [secret = ''] = account.webhookSecrets;
    const event = verify(0, secret);
    expect(event).toMatchObject({
      object: 'event',
      type: 'customer.created',
      api_version: Stripe.API_VERSION,
      livemode: false,
      data: { object: { id: customer.id, email: 'signed@example.com' } },
      request: { id: customer.lastResponse.requestId },
    });
    expect(() => verify(0, 'whsec_another')).toThrow();
    const [{ payload, signature } = { payload: '', signature: '' }] = account.hook.received;
    expect(() => Stripe.webhooks.constructEvent(`${payload} `, signature, secret)).toThrow();
    expect(signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect((await account.stripe.events.list()).data.map(({ id, type }) => [id, type])).toEqual([
      [event.id, 'customer.created'],
    ]);
  });

  it('tells what was different before', async () => {
    const customer = await account.customer();
    await account.stripe.customers.update(customer.id, { name: 'Somebody' });
    await account.settled();
    const last = account.hook.received.at(-1)?.event;
    expect([last?.type, last?.data.previous_attributes]).toEqual(['customer.updated', { name: null }]);
  });

  it('is signed with both secrets for a day after one was rolled', async () => {
    const [old = ''] = account.webhookSecrets;
    const { secret } = account.control.run({ rollSecret: true }) as { secret: string };
    await account.customer();
    await account.settled();
    expect([verify(0, old).type, verify(0, secret).type]).toEqual(['customer.created', 'customer.created']);
    await account.pass(day + 1000);
    await account.customer();
    await account.settled();
    expect(verify(1, secret).type).toBe('customer.created');
    expect(() => verify(1, old)).toThrow();
  });
});

describe('when the webhook fails', () => {
  it('the event comes again, sooner first and then later, until it is taken (T-065)', async () => {
    account.hook.answer = () => 500;
    await account.customer();
    await round();
    expect(account.hook.received).toHaveLength(1);
    const waits = [1_000, 5_000, 30_000, 300_000, 1_800_000, 7_200_000];
    for (const [index, wait] of waits.entries()) {
      advance(wait - 100);
      await round();
      expect([wait, account.hook.received.length]).toEqual([wait, index + 1]);
      advance(100);
      await round();
      expect([wait, account.hook.received.length]).toEqual([wait, index + 2]);
    }
    expect(deliveries()).toMatchObject([{ state: 'waiting', attempts: 7, status: 500 }]);
    account.hook.answer = () => 200;
    advance(5 * 3_600_000);
    await round();
    expect(deliveries()).toMatchObject([{ state: 'delivered', attempts: 8, status: 200 }]);
    expect(new Set(account.hook.received.map(({ event }) => event.id)).size).toBe(1);
    expect((await account.stripe.events.list()).data).toMatchObject([{ pending_webhooks: 0 }]);
  });

  it('others still arrive, and after three days it is given up', async () => {
    account.hook.answer = ({ event }) => (event.type === 'customer.created' ? 503 : 200);
    const { id } = await account.customer();
    await account.stripe.customers.update(id, { name: 'x' });
    await round();
    expect(account.types()).toEqual(['customer.created', 'customer.updated']);
    for (let hour = 0; hour < 90; hour += 1) {
      advance(3_600_000);
      await round();
    }
    expect(deliveries().map(({ state }) => state)).toEqual(['delivered', 'given up']);
  });

  it('no answer at all is a failure, too', async () => {
    await account.hook.stop();
    await account.customer();
    await round();
    expect(deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, status: 0 }]);
  });
});

describe('on demand', () => {
  const three = async () => {
    const { id } = await account.customer();
    await account.stripe.customers.update(id, { name: 'one' });
    await account.stripe.customers.update(id, { name: 'two' });
  };
  const names = () => account.hook.received.map(({ event }) => (event.data.object as Stripe.Customer).name);

  it('each event comes twice (T-060)', async () => {
    account.control.run({ mode: 'duplicate' });
    await three();
    await account.settled();
    expect(names()).toEqual([null, null, 'one', 'one', 'two', 'two']);
    expect(new Set(account.hook.received.map(({ event }) => event.id)).size).toBe(3);
  });

  it('the newest comes first', async () => {
    account.control.run({ mode: 'reorder' });
    await three();
    await account.settled();
    expect(names()).toEqual(['two', 'one', null]);
  });

  it('they are held until they are released', async () => {
    account.control.run({ mode: 'hold' });
    await three();
    await round();
    expect([names(), (account.control.state() as { waiting: number }).waiting]).toEqual([[], 3]);
    account.control.run({ mode: 'normal' });
    await account.settled();
    expect(names()).toEqual([null, 'one', 'two']);
  });

  it('they are lost, and can be sent again by hand', async () => {
    account.control.run({ mode: 'drop' });
    await three();
    account.control.run({ mode: 'normal' });
    await account.customer();
    await account.settled();
    expect([names(), deliveries().map(({ state }) => state)]).toEqual([
      [null],
      ['delivered', 'dropped', 'dropped', 'dropped'],
    ]);
    const lost = (await account.stripe.events.list()).data.filter(({ type }) => type === 'customer.updated');
    expect(account.control.run({ resend: lost[0]!.id })).not.toBeNull();
    await account.settled();
    expect(names()).toEqual([null, 'two']);
  });

  it('a subscription is given a status that no payment here leads to (T-075)', async () => {
    const { subscription } = await subscriber(account);
    for (const status of [
      'unpaid',
      'paused',
      'trialing',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'active',
    ] as const) {
      account.control.run({ subscription: subscription.id, status });
      expect((await account.stripe.subscriptions.retrieve(subscription.id)).status).toBe(status);
    }
    await account.settled();
    expect(account.types().filter((type) => type === 'customer.subscription.updated')).toHaveLength(7);
  });
});
