import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedPerson } from '#functions/outside/log.ts';
import { api } from '#shared/api.ts';
import { regularPrice } from '#shared/plans/prices.ts';
import { billingOf, failingCard } from '#test/support/billing/billing.ts';
import { callWebhookDirectly } from '#test/support/billing/direct-webhook.ts';
import fc from '#test/support/harness/chance.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

const DAY = 86_400_000;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const billing = billingOf(() => stack);

/** An event about a foreign customer, which changes nothing but is acknowledged. */
const event = (more: object = {}) => ({
  id: `evt_${randomUUID().replaceAll('-', '')}`,
  object: 'event',
  type: 'customer.subscription.updated',
  data: { object: { object: 'subscription', id: 'sub_x', customer: 'cus_foreign' } },
  ...more,
});
const sign = (payload: string, { secret = stack.endpoints.stripeWebhookSecret, at = stack.now() } = {}) => {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex')}`;
};
const post = async (payload: string, signature?: string, header = 'Stripe-Signature') => {
  const response = await fetch(`${stack.endpoints.api}${api.plans.stripeWebhook.path}`, {
    method: 'POST',
    body: payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { [header]: signature }),
    },
  });
  return { status: response.status, text: await response.text() };
};

describe('a webhook', () => {
  it('without a valid signature is refused, stores nothing and asks Stripe nothing (T-057)', async () => {
    const payload = JSON.stringify(event());
    const good = sign(payload);
    const before = [await tableRows(stack.endpoints), (await billing.requests()).length];
    const tries = [
      undefined,
      '',
      'garbage',
      good.replace('v1=', 'v0='),
      sign(payload, { secret: 'whsec_wrong' }),
      good.replace(/t=\d+,/, ''),
      sign(payload, { at: stack.now() - 301_000 }),
      sign(`${payload} `),
    ];
    for (const signature of tries) {
      const { status, text } = await post(payload, signature);
      expect([signature, status, JSON.parse(text).error.code]).toEqual([signature, 400, 'BAD_INPUT']);
    }
    expect([await tableRows(stack.endpoints), (await billing.requests()).length]).toEqual(before);
  });

  it('changed at any place is refused, a thousand times (G9)', async () => {
    const payload = JSON.stringify(event());
    const signature = sign(payload);
    const changed = fc.record({ where: fc.nat(payload.length - 1), to: fc.integer({ min: 32, max: 126 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(changed, { minLength: 8, maxLength: 8 }), async (changes) => {
        const answers = await Promise.all(
          changes.map(({ where, to }) => {
            const letter = String.fromCharCode(to === payload.charCodeAt(where) ? to - 1 : to);
            return post(payload.slice(0, where) + letter + payload.slice(where + 1), signature);
          }),
        );
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
      }),
      { numRuns: 125 },
    );
  });

  it('is accepted for 300 s, and with the previous secret during a rotation (G9)', async () => {
    for (const age of [0, 100_000, 299_000]) {
      const payload = JSON.stringify(event());
      expect((await post(payload, sign(payload, { at: stack.now() - age }))).status).toBe(200);
    }
    const payload = JSON.stringify(event());
    // Stripe signs with both secrets while two are valid
    const [, old] = sign(payload).split(',');
    const [t, fresh] = sign(payload, { secret: 'whsec_new' }).split(',');
    expect((await post(payload, `${t},${fresh},${old}`)).status).toBe(200);
  });

  it('is verified on the exact bytes (T-058)', async () => {
    const texts: string[] = [
      JSON.stringify(event({ description: 'Grüße 🧭' })),
      JSON.stringify(event({ description: 'x' })).replace('"x"', '"\\u00fc\\ud83e\\udded"'),
      JSON.stringify(event(), null, 2).replaceAll('\n', '\r\n'),
      JSON.stringify(event({ description: 'x'.repeat(300 * 1024) })),
      `${JSON.stringify(event())}\n`,
    ];
    for (const text of texts) expect((await post(text, sign(text))).status).toBe(200);
    const text = texts[0]!;
    expect((await post(text, sign(text), 'stripe-SIGNATURE')).status).toBe(200);
    const { id, ...rest } = JSON.parse(text);
    expect((await post(JSON.stringify({ ...rest, id }), sign(text))).status).toBe(400);
  });

  it('is read from base64 as API Gateway may pass it (T-058)', async () => {
    const text = JSON.stringify(event({ description: 'Grüße 🧭' }));
    expect(await callWebhookDirectly(stack, text, sign(text))).toBe(200);
    expect(await callWebhookDirectly(stack, `${text} `, sign(text))).toBe(400);
  });

  it('that is signed but not an event is refused, stored nowhere and never a 500', async () => {
    const before = await tableRows(stack.endpoints);
    const long = 'x'.repeat(3000);
    const object = { object: 'subscription', id: 'sub_x', customer: 'cus_foreign' };
    const payloads: unknown[] = [
      event({ id: `evt_${long}` }),
      event({ id: 'evt_#ACCOUNT' }),
      ...[null, 5, {}, '', ['evt_1']].map((id) => event({ id })),
      event({ type: long }),
      event({ type: null }),
      ...[null, 'x', { object: null }, {}].map((data) => event({ data })),
      ...[long, 5, ['cus_1'], { id: long }, {}, ''].map((customer) =>
        event({ data: { object: { ...object, customer } } }),
      ),
      event({ data: { object: { object: 'customer', id: long } } }),
      event({ data: { object: { object: 'customer' } } }),
      null,
      [],
      'evt_1',
      7,
    ];
    for (const payload of payloads) {
      const body = JSON.stringify(payload);
      const { status, text } = await post(body, sign(body));
      expect([body.slice(0, 80), status, JSON.parse(text).error?.code]).toEqual([body.slice(0, 80), 400, 'BAD_INPUT']);
    }
    expect(await tableRows(stack.endpoints)).toEqual(before);
  });

  it('about a foreign customer is acknowledged, recorded and changes nobody (R6)', async () => {
    const payload = JSON.stringify(event());
    const people = async () => (await tableRows(stack.endpoints)).filter(({ sk }) => sk === 'ACCOUNT');
    const before = await people();
    expect(await post(payload, sign(payload))).toEqual({ status: 200, text: '{"received":true}' });
    expect(await people()).toEqual(before);
  });
});

describe('the events of a subscription', () => {
  it('delivered ten times, at once and one after the other, change nothing more (T-060, G11)', async () => {
    const who = await stack.signUpAndIn();
    await billing.buy(who, 'pro');
    await billing.settled();
    await billing.buy(who, 'addon');
    await billing.settled();
    const was = await billing.subscription(who);
    expect((await billing.summary(who)).insights_pack_count).toBe(1);
    // only this customer's events: the test is about repeats, not about load
    const [customer] = await customersOf(who.sub);
    const told = (await billing.stripe().events.list({ limit: 100 })).data.filter((each) =>
      JSON.stringify(each.data.object).includes(`"${customer}"`),
    );
    expect(told.length).toBeGreaterThan(4);
    const again = () =>
      Promise.all(
        told.flatMap((each) => {
          const payload = JSON.stringify(each);
          return Array.from({ length: 2 }, () => post(payload, sign(payload)));
        }),
      );
    for (let round = 0; round < 5; round++)
      expect((await again()).map(({ status }) => status)).toEqual(told.flatMap(() => [200, 200]));
    expect(await billing.subscription(who)).toEqual(was);
    expect((await billing.summary(who)).insights_pack_count).toBe(1);
    const noted = (await tableRows(stack.endpoints)).filter(({ pk }) => String(pk).startsWith('STRIPE_EVENT#'));
    for (const { expiresAtEpoch, receivedAt } of noted)
      expect(Number(expiresAtEpoch) * 1000).toBeGreaterThanOrEqual(Number(receivedAt) + 35 * DAY);
  });

  it.each(['duplicate', 'reorder'] as const)('in the mode %s lead to the state at Stripe (G8)', async (mode) => {
    const who = await stack.signUpAndIn();
    await billing.mode(mode);
    await billing.buy(who, 'pro');
    await billing.settled();
    await billing.buy(who, 'addon');
    const [subscription] = await subscriptionsOf(who.sub);
    await billing.stripe().subscriptions.update(subscription!.id, { cancel_at_period_end: true });
    await billing.settled();
    await billing.mode('normal');
    expect(await billing.subscription(who)).toMatchObject({ subscription_tier: 'Pro', cancel_at_period_end: true });
    expect((await billing.summary(who)).insights_pack_count).toBe(1);
    await billing.stripe().subscriptions.update(subscription!.id, { cancel_at_period_end: false });
    await billing.settled();
    expect(await billing.subscription(who)).toMatchObject({ subscription_tier: 'Pro', cancel_at_period_end: false });
  });

  it.each([1, 2, 3])(
    'delivered in random order while they happen lead to the state at Stripe, round %i (G8)',
    async (seed) => {
      const who = await stack.signUpAndIn();
      const stripe = billing.stripe();
      const since = Math.floor(stack.now() / 1000);
      await billing.mode('drop'); // only this test delivers events
      const [customer, change] = await (async () => {
        await billing.buy(who, 'pro');
        const [id] = await customersOf(who.sub);
        const [{ id: subscription, items }] = (await subscriptionsOf(who.sub)) as [
          Awaited<ReturnType<typeof subscriptionsOf>>[number],
        ];
        const max = (await stripe.prices.list({ limit: 100 })).data.find(
          ({ unit_amount }) => unit_amount === regularPrice.switch,
        );
        const item = { id: items.data[0]!.id, price: max!.id };
        return [
          id!,
          [
            () => stripe.subscriptions.update(subscription, { items: [item], proration_behavior: 'always_invoice' }),
            () => billing.command({ subscription, status: 'past_due' }),
            () => billing.command({ subscription, status: 'trialing' }),
            () => stripe.subscriptions.update(subscription, { cancel_at_period_end: true }),
          ],
        ] as const;
      })();
      const told = async () =>
        (await stripe.events.list({ created: { gte: since }, limit: 100 }).autoPagingToArray({ limit: 1000 })).filter(
          ({ data }) => (data.object as { customer?: unknown }).customer === customer,
        );
      const tell = async (events: object[]) => {
        const answers = await Promise.all(
          events.map((each) => {
            const payload = JSON.stringify(each);
            return post(payload, sign(payload));
          }),
        );
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      };
      const some = (events: object[], round: number): object[] =>
        fc.sample(fc.shuffledSubarray(events), { numRuns: 1, seed: 100 * seed + round })[0]!;
      for (const [round, step] of change.entries()) {
        await step();
        await tell(some(await told(), round));
      }
      const all = await told();
      const order = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed })[0]!;
      for (const each of order) await tell([each, ...some(all, all.length).slice(0, 1)]);
      await billing.mode('normal');
      expect(await billing.subscription(who)).toMatchObject({ subscription_tier: 'Max', cancel_at_period_end: true });
    },
  );

  it('that were lost are made up for by the daily reconciliation (G10)', async () => {
    const who = await stack.signUpAndIn();
    await billing.mode('drop');
    await billing.buy(who, 'switch');
    await billing.buy(who, 'addon').catch(() => undefined);
    expect(await billing.subscription(who)).toMatchObject({ subscribed: false });
    expect(await billing.tick('reconcile-subscriptions')).toMatchObject({ finished: true });
    expect(await billing.subscription(who)).toMatchObject({ subscription_tier: 'Max' });
    await billing.buy(who, 'addon');
    const [subscription] = await subscriptionsOf(who.sub);
    await billing.stripe().subscriptions.cancel(subscription!.id);
    await billing.tick('reconcile-subscriptions');
    expect(await billing.subscription(who)).toMatchObject({ subscribed: false, subscription_tier: 'Free' });
    expect((await billing.summary(who)).insights_pack_count).toBe(1);
    // one log line from each reconciliation
    expect(missedOf(who.sub)).toBe(2);
    await billing.mode('normal');
  });
});

describe('the state of a subscription', () => {
  const states = {
    trialing: 'Pro',
    unpaid: 'Free',
    incomplete: 'Free',
    incomplete_expired: 'Free',
    paused: 'Free',
  } as const;

  it('decides the plan, at once and on every route (T-075, G12)', async () => {
    const who = await stack.signUpAndIn();
    await billing.buy(who, 'pro');
    await billing.settled();
    const [subscription] = await subscriptionsOf(who.sub);
    for (const [status, tier] of Object.entries(states)) {
      await billing.command({ subscription: subscription!.id, status });
      await billing.settled();
      expect([status, (await billing.subscription(who)).subscription_tier]).toEqual([status, tier]);
      const gate = await stack.call(api.plans.checkGate, { feature: 'realtime_market_intelligence' }, who.accessToken);
      expect([status, gate.body.allowed]).toEqual([status, tier === 'Pro']);
    }
    await billing.command({ subscription: subscription!.id, status: 'trialing' });
    await billing.settled();
    expect((await billing.subscription(who)).subscription_tier).toBe('Pro');
    await billing.stripe().subscriptions.cancel(subscription!.id);
    await billing.settled();
    expect((await billing.subscription(who)).subscription_tier).toBe('Free');
    await billing.tick('reconcile-subscriptions');
    expect(missedOf(who.sub)).toBe(0);
  });
});

/** How often the log reports a change of a person that the reconciliation found and no event had reported. */
const missedOf = (sub: string) =>
  stack
    .output()
    .split('\n')
    .filter((line) => line.includes('"event":"event-missed"') && line.includes(loggedPerson(sub))).length;
const customersOf = async (sub: string) =>
  (await tableRows(stack.endpoints))
    .filter((row) => row.sub === sub && String(row.pk).startsWith('CUSTOMER#'))
    .map(({ pk }) => String(pk).slice('CUSTOMER#'.length));
const subscriptionsOf = async (sub: string) => {
  const [customer] = await customersOf(sub);
  return (await billing.stripe().subscriptions.list({ customer: customer!, status: 'all' })).data;
};

describe('the clock', () => {
  it('renews a plan, gives a failed renewal three days, ends a cancelled one on its day, and forgets no event in 34 days (T-060, T-075, D-41)', async () => {
    const [renewed, failed, ending] = [await stack.signUpAndIn(), await stack.signUpAndIn(), await stack.signUpAndIn()];
    await billing.buy(renewed, 'pro');
    await billing.buy(failed, 'switch', failingCard);
    await billing.buy(ending, 'pro');
    const [last] = await subscriptionsOf(ending.sub);
    await billing.stripe().subscriptions.update(last!.id, { cancel_at_period_end: true });
    await billing.settled();
    const [customer] = await customersOf(renewed.sub);
    const told = (await billing.stripe().events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })).filter(
      ({ data }) => (data.object as { customer?: unknown }).customer === customer,
    );
    expect(told.length).toBeGreaterThan(7);
    const tierOf = async (person: typeof renewed) => {
      const { accessToken } = await stack.signIn(person.email, person.password);
      return billing.subscription({ ...person, accessToken });
    };
    const end = Date.parse((await billing.subscription(renewed)).subscription_end!);
    await stack.advanceClock(end - stack.now() + 2 * 3_600_000);
    await billing.tick('stripe-clock');
    await billing.settled();
    const next = await tierOf(renewed);
    expect(next).toMatchObject({ subscription_tier: 'Pro', past_due_until: null });
    expect(Date.parse(next.subscription_end!)).toBeGreaterThan(end + 27 * DAY);
    const late = await tierOf(failed);
    expect(late).toMatchObject({ subscription_tier: 'Max', past_due_until: expect.any(String) });
    const grace = Date.parse(late.past_due_until!) - stack.now();
    expect(grace).toBeGreaterThan(2.5 * DAY);
    expect(grace).toBeLessThanOrEqual(3 * DAY);
    expect(await tierOf(ending)).toMatchObject({
      subscribed: false,
      subscription_tier: 'Free',
      subscription_end: null,
    });
    await billing.mode('hold');
    await stack.advanceClock(grace + 1000);
    expect(await tierOf(failed)).toMatchObject({ subscribed: false, subscription_tier: 'Free' });
    // it ended by time alone, which no event could have reported
    await billing.tick('reconcile-subscriptions');
    for (const { sub } of [renewed, failed, ending]) expect(missedOf(sub)).toBe(0);
    await billing.mode('normal');
    await billing.settled();

    // 34 days later all events are delivered again
    const was = await tierOf(renewed);
    for (const each of told) {
      const payload = JSON.stringify(each);
      expect((await post(payload, sign(payload))).status).toBe(200);
    }
    expect(await tierOf(renewed)).toEqual(was);
  });
});
