import { describe, expect, it } from 'vitest';
import { limitOf, type Plan } from '#shared/plans/catalogue.ts';
import type { PaidPlan } from '#shared/plans/prices.ts';
import {
  type Entitlement,
  entitlementOf,
  GRACE_MS,
  type PackPayment,
  type Subscription,
  type SubscriptionStatus,
} from '#shared/plans/subscription.ts';
import { copyState } from '#shared/plans/sync.ts';
import fc from '#test/support/harness/chance.ts';

const DAY = 86_400_000;
const now = Date.UTC(2027, 2, 14, 12);

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_one',
  plan: 'pro',
  status: 'active',
  createdAt: now - 10 * DAY,
  periodEnd: now + 20 * DAY,
  cancelAt: null,
  invoicedAt: now - 10 * DAY,
  ...changes,
});
const pack = (id: string, changes: Partial<PackPayment> = {}): PackPayment => ({
  id,
  packs: 1,
  paid: true,
  refunded: false,
  ...changes,
});

describe('what a subscription entitles to', () => {
  const plans: PaidPlan[] = ['pro', 'switch'];
  const open: SubscriptionStatus[] = ['active', 'trialing'];
  const closed: SubscriptionStatus[] = ['unpaid', 'incomplete', 'incomplete_expired', 'canceled', 'paused'];

  it.each(plans.flatMap((plan) => open.map((status) => [plan, status] as const)))(
    '%s, %s: the plan, and three days beyond its period should nothing be heard (T-075)',
    (plan, status) => {
      const entitlement = entitlementOf([subscription({ plan, status })], [], now);
      expect(entitlement).toEqual({
        plan,
        packs: 0,
        paidUntil: now + 20 * DAY + GRACE_MS,
        status,
        periodEnd: now + 20 * DAY,
        cancelAtPeriodEnd: false,
        pastDueUntil: null,
      });
    },
  );

  it.each(plans.flatMap((plan) => closed.map((status) => [plan, status] as const)))(
    '%s, %s: Free at once (T-075)',
    (plan, status) => {
      const entitlement = entitlementOf([subscription({ plan, status })], [], now);
      expect(entitlement).toMatchObject({ plan: 'free', paidUntil: null, status, pastDueUntil: null });
    },
  );

  it.each(plans)('%s, past due: the plan for three days from the unpaid invoice, then Free (T-075)', (plan) => {
    const late = subscription({ plan, status: 'past_due', invoicedAt: now });
    const at = (time: number) => entitlementOf([late], [], time);
    expect(at(now)).toMatchObject({ plan, paidUntil: now + 3 * DAY, pastDueUntil: now + 3 * DAY });
    expect(at(now + 3 * DAY - 1).plan).toBe(plan);
    expect(at(now + 3 * DAY)).toMatchObject({ plan: 'free', paidUntil: null });
  });

  it('cancelled at the end of the period: the plan until then and not a moment longer (T-075, D-41)', () => {
    const ending = subscription({ cancelAt: now + 20 * DAY });
    expect(entitlementOf([ending], [], now)).toMatchObject({
      plan: 'pro',
      paidUntil: now + 20 * DAY,
      periodEnd: now + 20 * DAY,
      cancelAtPeriodEnd: true,
    });
    expect(entitlementOf([ending], [], now + 20 * DAY).plan).toBe('free');
  });

  it.each(open)('%s at a price nobody knows: the plan there is, as long as it is paid', (status) => {
    const entitlement = entitlementOf([subscription({ plan: null, status })], [], now);
    expect(entitlement).toMatchObject({ plan: null, status, paidUntil: now + 20 * DAY + GRACE_MS });
  });

  it.each(closed)('%s at a price nobody knows: Free at once (T-075)', (status) => {
    const entitlement = entitlementOf([subscription({ plan: null, status })], [], now);
    expect(entitlement).toMatchObject({ plan: 'free', status, paidUntil: null });
  });

  it('without any subscription: the plan there is', () => {
    expect(entitlementOf([], [], now)).toMatchObject({ plan: null, status: null, paidUntil: null });
  });

  it('one that is paid beats one that is over, whatever its price; a known price beats an unknown one', () => {
    const unknown = subscription({ id: 'sub_unknown', plan: null });
    const over = subscription({ id: 'sub_over', plan: 'switch', status: 'canceled' });
    expect(entitlementOf([over, unknown], [], now)).toMatchObject({ plan: null, status: 'active' });
    expect(entitlementOf([unknown, subscription()], [], now)).toMatchObject({ plan: 'pro', status: 'active' });
  });

  it('of several the best counts, in whatever order they are listed', () => {
    const list = [
      subscription({ id: 'sub_old', status: 'canceled', plan: 'switch' }),
      subscription({ id: 'sub_pro' }),
      subscription({ id: 'sub_max', plan: 'switch', createdAt: now }),
      subscription({ id: 'sub_late', plan: 'switch', status: 'past_due', invoicedAt: now - 5 * DAY }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(list, { minLength: 4 }), (shuffled) => {
        expect(entitlementOf(shuffled, [], now)).toEqual(entitlementOf(list, [], now));
        expect(entitlementOf(shuffled, [], now)).toMatchObject({ plan: 'switch', status: 'active' });
      }),
    );
  });
});

describe('packs', () => {
  it('count once per payment, unpaid ones and refunded ones not (T-045, T-060)', () => {
    const one = pack('cs_1');
    expect(entitlementOf([], [one, one, one], now).packs).toBe(1);
    expect(entitlementOf([], [one, pack('cs_2')], now).packs).toBe(2);
    expect(entitlementOf([], [one, pack('cs_2', { refunded: true })], now).packs).toBe(1);
    expect(entitlementOf([], [one, pack('cs_2', { paid: false })], now).packs).toBe(1);
  });

  it.each([0, 1, 2, 3])('%i of them add what they add and open nothing (T-045, GAT-15 to GAT-19)', (packs) => {
    const limits = (plan: Plan) => [
      limitOf('industry_reports', plan, packs),
      limitOf('trends_real_time_industries', plan, packs),
    ];
    expect([limits('free'), limits('pro'), limits('switch')]).toEqual([
      [0, 0],
      [2 + packs, 5 + 2 * packs],
      [4 + packs, -1],
    ]);
  });
});

/** What Stripe knows, one state after each of the seven events of a life: made, paid, packed, raised, late, ending, over. */
interface State {
  subscriptions: Subscription[];
  payments: PackPayment[];
}
const bought = [pack('cs_pack')];
const life: State[] = [
  { subscriptions: [subscription({ status: 'incomplete' })], payments: [] },
  { subscriptions: [subscription()], payments: [] },
  { subscriptions: [subscription()], payments: bought },
  { subscriptions: [subscription({ plan: 'switch' })], payments: bought },
  { subscriptions: [subscription({ plan: 'switch', status: 'past_due', invoicedAt: now })], payments: bought },
  { subscriptions: [subscription({ plan: 'switch', cancelAt: now + 20 * DAY })], payments: bought },
  {
    subscriptions: [subscription({ plan: 'switch', status: 'canceled' })],
    payments: [pack('cs_pack', { refunded: true })],
  },
];

const orders = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((first, place) =>
        orders([...list.slice(0, place), ...list.slice(place + 1)]).map((rest) => [first, ...rest]),
      );

/** Stripe as the events make it, and the copy that the webhook keeps. */
class World {
  reached = -1;
  syncs = 0;
  asked = 0;
  copy: Entitlement | null = null;

  /** Notifies of event `which`: at that time Stripe has come at least so far. */
  notify(which: number, step: () => Promise<unknown>, further = which): Promise<void> {
    this.reached = Math.max(this.reached, which, further);
    return copyState<Entitlement>({
      count: async () => {
        await step();
        return this.syncs;
      },
      fetch: async () => {
        this.asked += 1;
        await step();
        const { subscriptions, payments } = life[this.reached]!;
        const entitlement = entitlementOf(subscriptions, payments, now);
        await step();
        return entitlement;
      },
      store: async (count, entitlement) => {
        await step();
        if (this.syncs !== count) return false;
        this.syncs += 1;
        this.copy = entitlement;
        return true;
      },
    });
  }
}

const last = life.at(-1)!;
const final = entitlementOf(last.subscriptions, last.payments, now);
const everyOrder = orders(life.map((_, which) => which));

describe('the copy of what Stripe says', () => {
  it('is the same after all 5,040 orders of seven events, each with duplicates at random (G8)', async () => {
    expect(everyOrder).toHaveLength(5040);
    const random = fc.sample(fc.array(fc.nat(6), { maxLength: 6 }), { numRuns: 5040, seed: 7 });
    for (const [round, order] of everyOrder.entries()) {
      const world = new World();
      for (const which of [...order, ...random[round]!]) await world.notify(which, async () => undefined);
      expect({ order, copy: world.copy }).toEqual({ order, copy: final });
    }
  });

  it('is the same with up to six at work at once, interleaved at every step (G8)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...everyOrder),
        fc.array(fc.nat(6), { maxLength: 4 }),
        fc.integer({ min: 2, max: 6 }),
        fc.scheduler(),
        async (order, duplicates, atOnce, scheduler) => {
          const world = new World();
          const waiting = [...order, ...duplicates].values();
          const step = () => scheduler.schedule(Promise.resolve(), 'step');
          const working = Promise.all(
            Array.from({ length: atOnce }, async () => {
              for (const which of waiting) await world.notify(which, step);
            }),
          );
          await scheduler.waitFor(working);
          expect(world.copy).toEqual(final);
          // however many there are, none asks more than twice
          expect(world.asked).toBeLessThanOrEqual(2 * (order.length + duplicates.length));
        },
      ),
      { numRuns: 2000 },
    );
  }, 120_000);
});
