import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, loadAccount } from '#functions/data/account/change.ts';
import { grantPlan } from '#functions/data/account/plan.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { endUnit } from '#functions/data/reservation/unit-end.ts';
import { reserveUnits } from '#functions/data/reservation/units.ts';
import { startSession } from '#functions/data/session/session.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { CountedFeature, Plan } from '#shared/plans/catalogue.ts';
import { type Ledger, newLedger } from '#shared/plans/ledger.ts';
import { normalise } from '#shared/plans/normalise.ts';
import { commitReservation, releaseReservation, reserve } from '#shared/plans/reservations.ts';
import { dropSession, startSession as startUnit } from '#shared/plans/session-unit.ts';
import fc from '#test/support/harness/chance.ts';
import { startOwnTable } from '#test/support/stack/own-table.ts';

/** The conditional writes match the pure rules, sequentially and concurrently (reliability G2). */
const histories = Number(process.env.WAYMARK_HISTORIES ?? 120);
const MINUTE = 60_000;
const DAY = 86_400_000;
const analyses = 'career_path_analyses';
const born = Date.UTC(2028, 1, 28, 22, 30);

let own: Awaited<ReturnType<typeof startOwnTable>>;
beforeAll(async () => {
  own = await startOwnTable('waymark-ledger');
});
afterAll(() => own?.stop());

const actorAt = (sub: string, now: number): Actor => ({
  user: { sub, authTime: Math.floor(born / 1000) },
  now,
  random16: () => randomBytes(16),
  leftMs: () => 8_000,
});
/** an AppError counts as an answer: a reservation that is not held cannot be ended */
const attempt = async <T>(work: Promise<T>): Promise<T | AppError> =>
  work.catch((error) => {
    if (error instanceof AppError && error.code !== 'UNAVAILABLE') return error;
    throw error;
  });

type Operation =
  | { kind: 'reserve'; feature: CountedFeature; amount: number }
  | { kind: 'commit' | 'release'; pick: number }
  | { kind: 'start' | 'leave' }
  | { kind: 'plan'; plan: Plan; paidFor: number | null }
  | { kind: 'wait'; ms: number }
  | { kind: 'approach'; length: number; minutesBefore: number };
const operations: fc.Arbitrary<Operation[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('reserve' as const),
        feature: fc.constantFrom<CountedFeature>(analyses, analyses, analyses, 'resume_builds', 'smart_matches_daily'),
        amount: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom('commit' as const, 'release' as const), pick: fc.nat(100) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('start' as const, 'leave' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('plan' as const),
        plan: fc.constantFrom<Plan>('free', 'pro', 'switch'),
        paidFor: fc.option(fc.integer({ min: 1, max: 3 * DAY })),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('approach' as const),
        length: fc.constantFrom(DAY, 30 * DAY),
        minutesBefore: fc.integer({ min: -4, max: 10 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.constantFrom(
          0,
          1,
          10 * MINUTE,
          15 * MINUTE,
          80 * MINUTE,
          89 * MINUTE,
          DAY,
          30 * DAY - 5 * MINUTE,
          31 * DAY,
        ),
      }),
    },
  ),
  { minLength: 1, maxLength: 25 },
);

/** how long the initial plan is paid for */
const paidFor = fc.constantFrom(null, 12 * MINUTE, DAY, 30 * DAY - 2 * MINUTE);

it(`does on disk what the rules say, over ${histories} random histories (G2, D-11, D-28)`, async () => {
  await fc.assert(
    fc.asyncProperty(operations, paidFor, async (history, paid) => {
      const paidUntil = paid && born + paid;
      const sub = randomUUID();
      let now = born;
      let ledger: Ledger = { ...newLedger(now), plan: 'pro', paidUntil };
      const held: { id: string; feature: CountedFeature }[] = [];
      // the account starts in the same state as the rules
      await grantPlan(systemActor(sub, now), { plan: 'pro', packs: 0, paidUntil });
      for (const operation of history) {
        const actor = actorAt(sub, now);
        ledger = normalise(ledger, now);
        if (operation.kind === 'wait') now += operation.ms;
        if (operation.kind === 'approach') {
          // reservations held across the end of a period are the risky case
          const { length, minutesBefore } = operation;
          const origin = length === DAY ? 0 : born;
          const end = origin + Math.ceil((now - origin + 1) / length) * length;
          now = Math.max(now, end - minutesBefore * MINUTE);
        }
        if (operation.kind === 'plan') {
          const { plan, paidFor: paidTime } = operation;
          const until = plan === 'free' || paidTime === null ? null : now + paidTime;
          ledger = { ...ledger, plan, paidUntil: until };
          await grantPlan(actor, { plan, packs: 0, paidUntil: until });
        }
        if (operation.kind === 'reserve') {
          const { feature, amount } = operation;
          const answer = await reserveUnits(actor, feature, amount, undefined);
          const expected = reserve(ledger, { feature, amount, id: answer.reservationId ?? 'none', now });
          expect([answer.allowed, answer.denied]).toEqual([!expected.denied, expected.denied]);
          ledger = expected.ledger;
          expect(answer.current).toBe(ledger.counters[feature].used);
          if (answer.reservationId) held.push({ id: answer.reservationId, feature });
        }
        if (operation.kind === 'commit' || operation.kind === 'release') {
          const picked = held[operation.pick % Math.max(1, held.length)];
          if (!picked) continue;
          const isHeld = ledger.reservations[picked.feature].some(({ id }) => id === picked.id);
          const answer = await attempt(endUnit(actor, { ...picked, ending: operation.kind, idempotency: undefined }));
          if (isHeld) expect(answer).not.toBeInstanceOf(AppError);
          ledger = (operation.kind === 'commit' ? commitReservation : releaseReservation)(
            ledger,
            picked.feature,
            picked.id,
          );
        }
        if (operation.kind === 'start') {
          const answer = await startSession(actor, 'gold-standard-v1', undefined);
          const session = answer.session ?? { id: 'none', expiresAt: 0 };
          const expected = startUnit(ledger, session);
          expect([answer.allowed, answer.denied]).toEqual([!expected.denied, expected.denied]);
          ledger = expected.ledger;
        }
        if (operation.kind === 'leave' && ledger.session) {
          await endUnit(actor, { feature: analyses, id: ledger.session.id, ending: 'release', idempotency: undefined });
          ledger = dropSession(ledger);
        }
        const { plan, paidUntil, counters, reservations, session } = await loadAccount(actorAt(sub, now));
        const normalised = normalise(ledger, now);
        expect({ plan, paidUntil, counters, reservations }).toEqual({
          plan: normalised.plan,
          paidUntil: normalised.paidUntil,
          counters: normalised.counters,
          reservations: normalised.reservations,
        });
        expect(session?.id).toBe(normalised.session?.id);
        expect(session?.counted).toBe(normalised.session?.counted);
      }
    }),
    { numRuns: histories },
  );
}, 900_000);

it('counts correctly when everything happens at once (G2)', async () => {
  const sub = randomUUID();
  const actor = actorAt(sub, born);
  await grantPlan(actor, { plan: 'switch', packs: 0, paidUntil: null });
  const reserved = await Promise.all(Array.from({ length: 60 }, () => reserveUnits(actor, analyses, 1, undefined)));
  const ids = reserved.flatMap(({ reservationId }) => reservationId ?? []);
  expect(ids).toHaveLength(15);
  const ends = await Promise.all(
    ids.flatMap((id, position) =>
      (['commit', 'release'] as const).flatMap((ending) =>
        position % 3 ? [attempt(endUnit(actor, { feature: analyses, id, ending, idempotency: undefined }))] : [],
      ),
    ),
  );
  const won = ends.filter((end) => !(end instanceof AppError)).length;
  expect(won).toBe(10);
  const { counters, reservations } = await loadAccount(actor);
  const kept = ends.filter((end, position) => position % 2 === 0 && !(end instanceof AppError)).length;
  expect([counters[analyses].used, reservations[analyses].length]).toEqual([5 + kept, 5]);
});

it('releases what was reserved after the clock had gone back, as soon as it has expired (G5)', async () => {
  const sub = randomUUID();
  const reserveAt = (now: number) => reserveUnits(actorAt(sub, now), analyses, 1, undefined);
  await grantPlan(actorAt(sub, born), { plan: 'switch', packs: 0, paidUntil: null });
  await reserveAt(born + 60 * MINUTE);
  expect((await reserveAt(born)).current).toBe(2);
  expect((await reserveAt(born + 16 * MINUTE)).current).toBe(2);
});
