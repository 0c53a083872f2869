import { describe, expect, it } from 'vitest';
import { limitsFingerprint } from '#functions/data/account/limits-fingerprint.ts';
import {
  type CountedFeature,
  countedFeatures,
  limitOf,
  type Plan,
  periodOf,
  UNLIMITED,
} from '#shared/plans/catalogue.ts';
import { type Ledger, newLedger, usageOf, withPlan } from '#shared/plans/ledger.ts';
import { normalise, resetCounter } from '#shared/plans/normalise.ts';
import { commitReservation, RESERVATION_MS, releaseReservation, reserve } from '#shared/plans/reservations.ts';
import { dropSession, startSession } from '#shared/plans/session-unit.ts';
import fc from '#test/support/harness/chance.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const start = Date.UTC(2028, 1, 28, 22, 30); // two days before a leap day, shortly before midnight
const analyses = 'career_path_analyses';

/** The model: every unit ever granted, with its whole life. What is used is counted from it, never kept. */
interface Unit {
  id: string;
  feature: CountedFeature;
  amount: number;
  grantedAt: number;
  /** when it stopped being used: released or expired; never for a committed one */
  endedAt: number;
  expiresAt: number;
  committed: boolean;
  session: boolean;
  /** its counter was set back since: it counts no more, whatever becomes of it */
  forgotten: boolean;
}

class Model {
  readonly units: Unit[] = [];
  plan: Plan = 'free';
  paidUntil: number | null = null;
  readonly #born: number;
  constructor(born: number) {
    this.#born = born;
  }

  periodStart(feature: CountedFeature, now: number): number {
    if (periodOf(feature) === 'daily') return Math.floor(now / DAY) * DAY;
    return this.#born + Math.floor((now - this.#born) / (30 * DAY)) * 30 * DAY;
  }
  /** what an administrator allowed, in which period and beside which plan */
  readonly own = new Map<CountedFeature, { limit: number; since: number; plan: Plan }>();

  limitAt(feature: CountedFeature, now: number): number {
    const own = this.own.get(feature);
    const holds = own && own.since === this.periodStart(feature, now) && own.plan === this.planAt(now);
    return holds ? own.limit : limitOf(feature, this.planAt(now), 0);
  }
  isOpen = (unit: Unit, now: number) => !unit.committed && unit.endedAt > now && unit.expiresAt > now;
  planAt = (now: number): Plan => (this.paidUntil !== null && this.paidUntil <= now ? 'free' : this.plan);

  used(feature: CountedFeature, now: number): number {
    const since = this.periodStart(feature, now);
    return this.units
      .filter((unit) => unit.feature === feature && unit.grantedAt >= since && !unit.forgotten)
      .filter((unit) => unit.committed || this.isOpen(unit, now))
      .reduce((sum, unit) => sum + unit.amount, 0);
  }
}

type Operation =
  | { kind: 'wait'; ms: number }
  | { kind: 'reserve'; feature: CountedFeature; amount: number }
  | { kind: 'again' }
  | { kind: 'commit' | 'release'; pick: number }
  | { kind: 'approach'; boundary: 'day' | 'month'; minutesBefore: number }
  | { kind: 'start' | 'commit-session' | 'complete' | 'leave' }
  | { kind: 'reset'; feature: CountedFeature; limit: number | null }
  | { kind: 'plan'; plan: Plan; paidFor: number | null };

const operations: fc.Arbitrary<Operation[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('reserve' as const),
        feature: fc.constantFrom(...countedFeatures),
        amount: fc.integer({ min: 1, max: 4 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('reserve' as const),
        feature: fc.constant<CountedFeature>(analyses),
        amount: fc.integer({ min: 1, max: 2 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('again' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constantFrom('commit' as const, 'release' as const), pick: fc.nat(1000) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('start' as const, 'commit-session' as const, 'complete' as const, 'leave' as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.oneof(
          fc.integer({ min: 0, max: 20 * MINUTE }),
          fc.integer({ min: 0, max: 70 * DAY }),
          fc.constant(RESERVATION_MS),
          fc.constant(DAY),
        ),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('approach' as const),
        boundary: fc.constantFrom('day' as const, 'month' as const),
        minutesBefore: fc.integer({ min: -5, max: 10 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('reset' as const),
        feature: fc.constantFrom(...countedFeatures),
        limit: fc.option(fc.constantFrom(UNLIMITED, 0, 1, 3, 7)),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('plan' as const),
        plan: fc.constantFrom<Plan>('free', 'pro', 'switch'),
        paidFor: fc.option(fc.integer({ min: 1, max: 40 * DAY })),
      }),
    },
  ),
  { minLength: 1, maxLength: 60 },
);

/** Runs one history on both; throws at the first difference. */
function run(history: Operation[]): void {
  let now = start;
  let ledger: Ledger = newLedger(now);
  const model = new Model(now);
  let last: { feature: CountedFeature; amount: number; id: string } | undefined;
  let next = 0;
  const unit = (fields: Partial<Unit> & Pick<Unit, 'id' | 'feature' | 'amount'>): void => {
    model.units.push({
      grantedAt: now,
      endedAt: Number.POSITIVE_INFINITY,
      expiresAt: now + RESERVATION_MS,
      committed: false,
      session: false,
      forgotten: false,
      ...fields,
    });
  };
  const openSession = () => {
    const id = normalise(ledger, now).session?.id;
    return model.units.find((each) => each.id === id && each.session);
  };

  for (const operation of history) {
    ledger = normalise(ledger, now);
    switch (operation.kind) {
      case 'wait':
        now += operation.ms;
        break;
      case 'approach': {
        // what is held over the end of a period is where counting goes wrong
        const length = operation.boundary === 'day' ? DAY : 30 * DAY;
        const origin = operation.boundary === 'day' ? 0 : start;
        const end = origin + Math.ceil((now - origin + 1) / length) * length;
        now = Math.max(now, end - operation.minutesBefore * MINUTE);
        break;
      }
      case 'commit-session': {
        const open = openSession();
        if (!open || !ledger.session) break;
        ledger = { ...ledger, session: { ...ledger.session, committed: true } };
        open.committed = true;
        break;
      }
      case 'reset': {
        const { feature, limit } = operation;
        if (limit !== null) {
          ledger = { ...ledger, ownLimits: { ...ledger.ownLimits, [feature]: limit } };
          model.own.set(feature, { limit, since: model.periodStart(feature, now), plan: model.planAt(now) });
        }
        ledger = resetCounter(ledger, feature);
        for (const each of model.units) if (each.feature === feature) each.forgotten = true;
        break;
      }
      case 'plan':
        if (operation.plan !== model.planAt(now)) model.own.clear();
        model.plan = operation.plan;
        model.paidUntil = operation.plan === 'free' || operation.paidFor === null ? null : now + operation.paidFor;
        ledger = withPlan(ledger, { plan: model.plan, packs: 0, paidUntil: model.paidUntil });
        break;
      case 'reserve': {
        const { feature, amount } = operation;
        const id = `unit-${next++}`;
        const before = model.used(feature, now);
        const limit = model.limitAt(feature, now);
        const answer = reserve(ledger, { feature, amount, id, now });
        expect(answer.denied).toBe(
          limit === 0 ? 'FEATURE_LOCKED' : limit !== UNLIMITED && before + amount > limit ? 'PLAN_LIMIT' : undefined,
        );
        ledger = answer.ledger;
        if (answer.denied) break;
        unit({ id, feature, amount, committed: limit === UNLIMITED });
        last = { feature, amount, id };
        break;
      }
      case 'again': {
        // the same request once more: nothing may change while its units are held
        if (!last || !ledger.reservations[last.feature].some((reservation) => reservation.id === last?.id)) break;
        expect(reserve(ledger, { ...last, now }).ledger).toBe(ledger);
        break;
      }
      case 'commit':
      case 'release': {
        const held = model.units.filter((each) => !each.session);
        const picked = held[operation.pick % Math.max(1, held.length)];
        if (!picked) break;
        ledger = (operation.kind === 'commit' ? commitReservation : releaseReservation)(
          ledger,
          picked.feature,
          picked.id,
        );
        if (!model.isOpen(picked, now)) break;
        if (operation.kind === 'commit') picked.committed = true;
        else picked.endedAt = now;
        break;
      }
      case 'start': {
        const open = openSession();
        const claimed = model.units.find(
          (each) => !each.session && each.feature === analyses && model.isOpen(each, now),
        );
        const limit = model.limitAt(analyses, now);
        const usedWithout =
          model.used(analyses, now) -
          (open && !open.committed && !open.forgotten && open.grantedAt >= model.periodStart(analyses, now) ? 1 : 0);
        const answer = startSession(ledger, { id: `session-${next++}`, expiresAt: now + DAY });
        const fits = limit === UNLIMITED || usedWithout + 1 <= limit;
        expect(answer.denied).toBe(claimed || fits ? undefined : limit === 0 ? 'FEATURE_LOCKED' : 'PLAN_LIMIT');
        ledger = answer.ledger;
        if (answer.denied) break;
        if (open && !open.committed) open.endedAt = now;
        const id = ledger.session?.id ?? '';
        if (claimed) {
          const { grantedAt, forgotten } = claimed;
          unit({ id, feature: analyses, amount: 1, session: true, expiresAt: now + DAY, grantedAt, forgotten });
          claimed.amount -= 1;
          if (claimed.amount === 0) claimed.endedAt = now;
        } else unit({ id, feature: analyses, amount: 1, session: true, expiresAt: now + DAY });
        break;
      }
      case 'complete': {
        const open = openSession();
        if (open) open.committed = true;
        ledger = { ...ledger, session: null };
        break;
      }
      case 'leave': {
        const open = openSession();
        if (open) open.endedAt = now;
        ledger = dropSession(ledger);
        break;
      }
    }
    const normalised = normalise(ledger, now);
    for (const feature of countedFeatures) {
      const { current } = usageOf(normalised, feature);
      expect({ feature, current }).toEqual({ feature, current: model.used(feature, now) });
      expect(current).toBeGreaterThanOrEqual(0);
    }
    expect(normalised.plan).toBe(model.planAt(now));
  }
}

describe('the ledger', () => {
  it('counts as the model does over 3,000 random histories of reserve, commit, release, expiry, period, plan and reset (G2, GAT-20, GAT-21)', () => {
    fc.assert(fc.property(operations, run), { numRuns: 3000 });
  }, 120_000);

  it('releases an abandoned reservation the moment it expires, not before (G5)', () => {
    const { ledger } = reserve(newLedger(start), { feature: analyses, amount: 1, id: 'one', now: start });
    expect(usageOf(normalise(ledger, start + RESERVATION_MS - 1), analyses).current).toBe(1);
    expect(usageOf(normalise(ledger, start + RESERVATION_MS), analyses).current).toBe(0);
  });

  it('starts the day of smart matches at 00:00 UTC and every other period 30 days on (D-28, T-046, G24)', () => {
    const midnight = Date.UTC(2028, 1, 29);
    const { ledger } = reserve(newLedger(start), { feature: 'smart_matches_daily', amount: 5, id: 'five', now: start });
    const kept = commitReservation(ledger, 'smart_matches_daily', 'five');
    expect(usageOf(normalise(kept, midnight - 1), 'smart_matches_daily').current).toBe(5);
    expect(usageOf(normalise(kept, midnight), 'smart_matches_daily').current).toBe(0);
    const used = commitReservation(
      reserve(kept, { feature: analyses, amount: 1, id: 'a', now: start }).ledger,
      analyses,
      'a',
    );
    expect(usageOf(normalise(used, start + 30 * DAY - 1), analyses).current).toBe(1);
    expect(usageOf(normalise(used, start + 30 * DAY), analyses).current).toBe(0);
    // a year without a visit leaves the days of the account where they were
    expect((normalise(used, start + 365 * DAY).counters[analyses].until - start) % (30 * DAY)).toBe(0);
  });

  it('keeps a paid plan until its end and not a moment longer (D-41)', () => {
    const paid: Ledger = { ...newLedger(start), plan: 'pro', paidUntil: start + DAY };
    expect(normalise(paid, start + DAY - 1).plan).toBe('pro');
    expect(normalise(paid, start + DAY).plan).toBe('free');
  });

  it('knows limits that were computed from another catalogue by their fingerprint', () => {
    expect(limitsFingerprint).toMatch(/^[\w-]{6}$/);
  });
});
