import { describe, expect, it } from 'vitest';
import type { Plan } from '#shared/plans/catalogue.ts';
import { keptUntil, readableSince, type SubscribedTime, subscribedAfter } from '#shared/plans/retention.ts';
import fc from '#test/support/harness/chance.ts';

const DAY = 86_400_000;
const KEPT = 30 * DAY;

interface Grant {
  plan: Plan;
  paidUntil: number | null;
}

/** The rule told row by row: every change of plan moves the end of what can still be read then. */
class Rows {
  grant: Grant = { plan: 'free', paidUntil: null };
  readonly rows: { endedAt: number; until: number | null }[] = [];

  end(now: number) {
    const { plan, paidUntil } = this.grant;
    const isSubscribed = plan !== 'free' && (paidUntil === null || paidUntil > now);
    this.rows.push({ endedAt: now, until: isSubscribed ? paidUntil && paidUntil + KEPT : now + KEPT });
  }
  give(grant: Grant, now: number) {
    this.grant = grant;
    for (const row of this.rows.filter(({ until }) => until === null || until > now))
      if (grant.plan === 'free') row.until = Math.min(row.until ?? now + KEPT, now + KEPT);
      else row.until = grant.paidUntil && grant.paidUntil + KEPT;
  }
}

const steps = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 45 }),
    act: fc.oneof(
      fc.constant('end' as const),
      fc.record({
        plan: fc.constantFrom<Plan>('free', 'pro', 'switch'),
        paidFor: fc.option(fc.integer({ min: 1, max: 60 })),
      }),
    ),
  }),
  { maxLength: 25 },
);

describe('how long an assessment is kept', () => {
  it('is what moving the end of every row with every change of plan would give (D-08, D-79, G26)', () => {
    fc.assert(
      fc.property(steps, fc.nat(100), (history, wait) => {
        const model = new Rows();
        let subscribed: SubscribedTime | null = null;
        let now = Date.UTC(2028, 1, 1);
        for (const step of history) {
          now += step.wait * DAY + 1;
          if (step.act === 'end') {
            model.end(now);
            continue;
          }
          const { plan, paidFor } = step.act;
          const grant = { plan, paidUntil: plan === 'free' || paidFor === null ? null : now + paidFor * DAY };
          model.give(grant, now);
          subscribed = subscribedAfter(subscribed, grant, now);
        }
        now += wait * DAY;
        for (const { endedAt, until } of model.rows) {
          const isReadable = until === null || until > now;
          expect(endedAt > readableSince(subscribed, now)).toBe(isReadable);
          const kept = keptUntil(subscribed, endedAt);
          if (isReadable) expect(kept).toBe(until);
          else expect(kept).toBeLessThanOrEqual(now);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('ends with a Free account after 30 days, to the millisecond', () => {
    expect([keptUntil(null, 0), readableSince(null, KEPT - 1) < 0, readableSince(null, KEPT) < 0]).toEqual([
      KEPT,
      true,
      false,
    ]);
  });
});
