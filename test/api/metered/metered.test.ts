import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metered } from '#functions/data/use/metered.ts';
import { serve } from '#functions/serve/serve.ts';
import { api } from '#shared/api.ts';
import { type CountedFeature, limitOf, type Plan } from '#shared/plans/catalogue.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { atOnce } from '#test/support/harness/at-once.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Fault } from '#test/support/stack/fault-proxy.ts';
import { startFaultyStack } from '#test/support/stack/faulty-stack.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';
import { meteredRoutes } from './contract.ts';
import { startMeteredGateway } from './gateway.ts';

const { compareTopic, writeLetter } = meteredRoutes;
const searches = 'salary_searches';
const builds = 'resume_builds';
const HOUR = 3_600_000;

type Behaviour = 'deliver' | 'throw' | 'refuse' | 'hang' | 'deliver-nonsense';

let faulty: Awaited<ReturnType<typeof startFaultyStack>>;
let gateway: Awaited<ReturnType<typeof startMeteredGateway>>;
beforeAll(async () => {
  faulty = await startFaultyStack();
  gateway = await startMeteredGateway(faulty.stack);
});
afterAll(async () => {
  await gateway?.kill();
  await faulty?.stop();
});

const person = async (plan: Plan = 'free'): Promise<SignedIn> => {
  const somebody = await faulty.stack.signUpAndIn();
  if (plan !== 'free') await grant(faulty.stack, somebody.sub, { plan });
  return somebody;
};
const compare = (who: SignedIn, input: { topic: string; behave?: Behaviour; delayMs?: number }, key?: string) =>
  gateway.call(compareTopic, input, who.accessToken, key);
const write = (who: SignedIn, input: { letter_id?: string; title?: string } = {}, key?: string) =>
  gateway.call(writeLetter, input, who.accessToken, key);
const summary = async (who: SignedIn) => (await faulty.stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
const used = async (who: SignedIn, feature: CountedFeature = searches) =>
  (await summary(who)).usage[feature].monthly_count;
const receipts = async (who: SignedIn) => (await summary(who)).receipts.map(({ title }) => title);
const advance = async (ms: number) => {
  await faulty.stack.advanceClock(ms);
  await gateway.followClock();
};
const again = (who: SignedIn) => faulty.stack.signIn(who.email, who.password);
const delivered = ({ body }: { body: object }) => 'text' in body;

describe('a metered route', () => {
  it('uses up one unit per delivery, and its receipt names what was delivered (GAT-31)', async () => {
    const who = await person();
    const { status, body } = await compare(who, { topic: 'nursing' });
    expect([status, body]).toEqual([200, { topic: 'nursing', text: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect(await used(who)).toBe(1);
    expect((await summary(who)).receipts).toEqual([
      {
        id: expect.any(String),
        feature: searches,
        amount: 1,
        at: expect.any(String),
        title: 'Comparison of nursing',
        result_id: null,
      },
    ]);
  });

  it.each(['throw', 'hang', 'deliver-nonsense', 'refuse'] as const)(
    'gives the unit back when its handler does not deliver: %s',
    async (behave) => {
      const who = await person();
      for (const key of [undefined, 'one-and-the-same-click']) {
        const { status } = await compare(who, { topic: 'nursing', behave }, key);
        expect(status).toBe({ throw: 500, hang: 503, 'deliver-nonsense': 500, refuse: 400 }[behave]);
        expect([await used(who), await receipts(who)]).toEqual([0, []]);
      }
    },
  );

  it('denies as the gate does: 200, five fields, nothing counted (C3, GAT-06)', async () => {
    const who = await person();
    for (const topic of ['a', 'b', 'c']) expect(delivered(await compare(who, { topic }))).toBe(true);
    const { status, headers, body } = await compare(who, { topic: 'd' }, 'the-click-too-many');
    const gate = await faulty.stack.call(api.plans.checkGate, { feature: searches }, who.accessToken);
    expect([status, body, headers.get('retry-after')]).toEqual([200, gate.body, null]);
    expect(body).toEqual({ allowed: false, reason: 'PLAN_LIMIT', current_usage: 3, limit: 3, plan: 'Free' });
    expect(await used(who)).toBe(3);
    // a refusal is not recorded, so the same key succeeds once there are units left
    await grant(faulty.stack, who.sub, { plan: 'pro' });
    expect(delivered(await compare(who, { topic: 'd' }, 'the-click-too-many'))).toBe(true);
  });

  it.each(['without a key', 'each under a key'])(
    'delivers exactly the limit among 60 at once, %s (G1)',
    async (kind) => {
      const who = await person('pro');
      const isKeyed = kind !== 'without a key';
      const answers = await atOnce(60, (n) => write(who, {}, isKeyed ? `at-once-${n}` : undefined));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      expect(answers.filter(delivered)).toHaveLength(limitOf(builds, 'pro', 0));
      expect([await used(who, builds), (await receipts(who)).length]).toEqual([20, 20]);
    },
  );

  it('counts what has no limit when it is delivered, and not when it fails (GAT-13)', async () => {
    const who = await person('pro');
    await compare(who, { topic: 'a', behave: 'throw' });
    expect(await used(who)).toBe(0);
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((topic) => compare(who, { topic })));
    expect(await used(who)).toBe(5);
  });

  it.each(['free', 'pro'] as const)(
    'takes the unit that the gate has reserved on %s: nothing counts twice (D-31)',
    async (plan) => {
      const who = await person(plan);
      const reserve = () => faulty.stack.call(api.plans.checkGate, { feature: builds }, who.accessToken);
      expect((await reserve()).body.allowed).toBe(true);
      expect(delivered(await write(who))).toBe(true);
      expect([await used(who, builds), await receipts(who)]).toEqual([1, ['Letter']]);
      expect(delivered(await write(who))).toBe(plan === 'pro');
    },
  );
});

describe('the unit of a call that is under way', () => {
  it('is the call’s own: nobody gives it back or commits it meanwhile (T-039)', async () => {
    const who = await person();
    const call = gateway.call(writeLetter, { delayMs: 2_000 }, who.accessToken);
    await expect.poll(() => used(who, builds)).toBe(1);
    const [{ id: sessionId } = { id: '' }] = (await summary(who)).receipts;
    const input = { feature: builds, sessionId } as const;
    const ends = [
      await faulty.stack.call(api.plans.releaseGate, input, who.accessToken),
      await faulty.stack.call(api.plans.checkGate, { ...input, mode: 'commit' }, who.accessToken),
    ];
    expect(ends.map(({ status }) => status)).toEqual([404, 404]);
    expect(delivered(await call)).toBe(true);
    expect([await used(who, builds), await receipts(who)]).toEqual([1, ['Letter']]);
  });
});

describe('one Idempotency-Key', () => {
  it('is one use and twenty equal answers, also after a crash (T-041, G4)', async () => {
    const who = await person('pro');
    const call = () => compare(who, { topic: 'nursing', delayMs: 400 }, 'one-click-of-a-button');
    const answers = await Promise.all(Array.from({ length: 10 }, call));
    for (let position = 0; position < 5; position++) answers.push(await call());
    await gateway.kill();
    await gateway.restart();
    for (let position = 0; position < 5; position++) answers.push(await call());
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(delivered(answers[0]!)).toBe(true);
    expect([await used(who), await receipts(who)]).toEqual([1, ['Comparison of nursing']]);
    expect((await compare(who, { topic: 'teaching' }, 'one-click-of-a-button')).status).toBe(409);
    expect(await used(who)).toBe(1);
  });

  it('runs once per key even if each run would differ, and every repeat gets the same answer (T-041, G4)', async () => {
    const who = await person('pro');
    const answers = await Promise.all([1, 2, 3].map(() => write(who, {}, 'one-click-of-a-button')));
    answers.push(await write(who, {}, 'one-click-of-a-button'));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([await used(who, builds), await receipts(who)]).toEqual([1, ['Letter']]);
  });
});

describe('the table at fault', () => {
  const faults: Fault[] = [{ kind: 'lost' }, { kind: 'refused' }, { kind: 'status', status: 500 }];

  it.each(faults.map((fault) => [fault.kind, fault] as const))(
    'counts once what is retried until it succeeds, whichever request of a call is %s (G3)',
    async (_kind, fault) => {
      for (let broken = 0; broken < 8; broken++) {
        const who = await person();
        // the SDK tries three times; then the answer is an outage, and the person clicks again
        faulty.database.follow(({ index }) => (index >= broken && index < broken + 3 ? fault : undefined));
        const key = `click-at-fault-${broken}`;
        let answer = await compare(who, { topic: 'nursing' }, key);
        faulty.database.heal();
        if (answer.status === 503) await advance(31_000);
        for (let tries = 0; tries < 5 && answer.status === 503; tries++)
          answer = await compare(who, { topic: 'nursing' }, key);
        expect([broken, answer.status, await used(who), await receipts(who)]).toEqual([
          broken,
          200,
          1,
          ['Comparison of nursing'],
        ]);
      }
    },
  );

  it('counts a call without a key once when the answer to any of its writes is lost (G3)', async () => {
    for (const broken of [0, 1, 2]) {
      const who = await person('pro');
      faulty.database.follow(({ index }) => (index === broken ? { kind: 'lost' } : undefined));
      const answer = await write(who);
      faulty.database.heal();
      expect([broken, delivered(answer), await used(who, builds)]).toEqual([broken, true, 1]);
      expect(await receipts(who)).toEqual(['Letter']);
    }
  });
});

describe('time', () => {
  it('reopens a paid unit for free within its window, also at the limit (D-83)', async () => {
    let who = await person();
    for (const topic of ['a', 'b', 'c']) await compare(who, { topic });
    const repeats = await Promise.all(['a', 'b', 'c', 'a'].map((topic) => compare(who, { topic })));
    expect(repeats.every(delivered)).toBe(true);
    expect([await used(who), (await receipts(who)).length]).toEqual([3, 3]);
    expect(delivered(await compare(who, { topic: 'd' }))).toBe(false);
    await advance(24 * HOUR + 1_000);
    who = await again(who);
    expect(delivered(await compare(who, { topic: 'a' }))).toBe(false);
    expect(await used(who)).toBe(3);
  });

  it('repeats the same a few times for free, then for a unit (D-83)', async () => {
    const who = await person('pro');
    const { body } = await write(who, { title: 'First' });
    if (!('letter_id' in body)) throw new Error('denied');
    const { letter_id } = body;
    for (const [title, count] of [
      ['Second', 1],
      ['Third', 1],
      ['Fourth', 2],
      ['Fifth', 2],
    ] as const) {
      expect(delivered(await write(who, { letter_id, title }))).toBe(true);
      expect([title, await used(who, builds)]).toEqual([title, count]);
    }
    expect(await receipts(who)).toEqual(['Fourth', 'First']);
  });

  it('charges one of two who open the same unit at once', async () => {
    const who = await person();
    const answers = await Promise.all([1, 2].map(() => compare(who, { topic: 'nursing', delayMs: 300 })));
    expect(answers.every(delivered)).toBe(true);
    expect([await used(who), await receipts(who)]).toEqual([1, ['Comparison of nursing']]);
  });

  it('gives back after 15 minutes what a crash has left reserved (G5)', async () => {
    let who = await person();
    const cut = compare(who, { topic: 'nursing', delayMs: 30_000 }).catch(() => 'cut off');
    await expect.poll(() => used(who)).toBe(1);
    await gateway.kill();
    expect(await cut).toBe('cut off');
    await gateway.restart();
    await advance(15 * 60_000 - 5_000);
    expect(await used(who)).toBe(1);
    await advance(6_000);
    who = await again(who);
    expect([await used(who), await receipts(who)]).toEqual([0, []]);
  });

  it('lets a repeat under the same key take over what a crash has left, on the same unit (T-041)', async () => {
    const who = await person();
    for (const topic of ['a', 'b']) await compare(who, { topic });
    const call = (delayMs: number) => compare(who, { topic: 'c', delayMs }, 'one-click-of-a-button');
    const cut = call(30_000).catch(() => 'cut off');
    await expect.poll(() => used(who)).toBe(3);
    await gateway.kill();
    expect(await cut).toBe('cut off');
    await gateway.restart();
    await gateway.followClock();
    expect((await call(30_000)).status).toBe(409);
    await advance(31_000);
    // the repeat uses the unit reserved for it, the last of three
    expect((await call(30_000)).status).toBe(503);
    expect(await used(who)).toBe(2);
    expect(delivered(await compare(who, { topic: 'c' }, 'another-click'))).toBe(true);
  });

  it('charges a repeat that takes over what a crash has left when the window has closed meanwhile (D-83)', async () => {
    let who = await person('pro');
    const { body } = await write(who);
    if (!('letter_id' in body)) throw new Error('denied');
    const { letter_id } = body;
    await advance(24 * HOUR - 60_000);
    who = await again(who);
    const call = (delayMs: number) =>
      gateway.call(writeLetter, { letter_id, delayMs }, who.accessToken, 'one-click-of-a-button');
    const cut = call(30_000).catch(() => 'cut off');
    const listed = async () =>
      (await tableRows(faulty.stack.endpoints)).find(({ pk, sk }) => pk === `USER#${who.sub}` && sk === 'ACCOUNT');
    await expect.poll(async () => JSON.stringify(await listed())).toContain('"inUse"');
    await gateway.kill();
    expect(await cut).toBe('cut off');
    await gateway.restart();
    await gateway.followClock();
    await advance(120_000);
    expect(delivered(await call(0))).toBe(true);
    expect([await used(who, builds), (await receipts(who)).length]).toEqual([2, 2]);
  });
});

it('neither compiles nor loads without its meter, and nothing open takes one', () => {
  const handle = async () => ({ topic: '', text: '' });
  // @ts-expect-error a metered route without its meter
  expect(() => serve(compareTopic, handle)).toThrow(/one with a quota a meter/);
  // @ts-expect-error a route without a quota
  expect(() => serve(api.plans.getPlans, async () => ({}) as never, metered)).toThrow(/is open/);
});
