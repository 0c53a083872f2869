import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import type { Route } from '#shared/lib/route.ts';
import type { CountedFeature } from '#shared/plans/catalogue.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { atOnce } from '#test/support/harness/at-once.ts';
import { expectCountedOnce, timed } from '#test/support/harness/counted-once.ts';
import { quickest } from '#test/support/harness/quickest.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Fault } from '#test/support/stack/fault-proxy.ts';
import { startFaultyStack } from '#test/support/stack/faulty-stack.ts';
import { filesOf } from '#test/support/stack/files-of.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

/** Reliability G1, G3, G21: the table fails before, during and after every call of every mutating route. */
const feature = 'career_path_analyses';
const stages = ['triage', 'core', 'deepDive'] as const;
const answers = sampleAnswers();

let faulty: Awaited<ReturnType<typeof startFaultyStack>>;
beforeAll(async () => {
  faulty = await startFaultyStack();
});
afterAll(() => faulty?.stop());

const person = async (): Promise<SignedIn> => {
  const somebody = await faulty.stack.signUpAndIn();
  await grant(faulty.stack, somebody.sub, { plan: 'pro' });
  return somebody;
};
const used = async (who: SignedIn, of: CountedFeature = feature) => {
  const { usage } = (await faulty.stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
  return usage[of].monthly_count + usage[of].daily_count;
};

/** An action with its preparation, and the number of uses afterwards. */
interface Action {
  prepare(who: SignedIn): Promise<string>;
  act(who: SignedIn, id: string, headers: Record<string, string>): Promise<{ status: number; body: unknown }>;
  usedAfter: number;
  /** the feature whose uses are counted; default: analyses */
  feature?: CountedFeature;
}
const call = () => faulty.stack.call;
const reserve = async (who: SignedIn) =>
  (await call()(api.plans.checkGate, { feature }, who.accessToken)).body.reservation_id!;
const start = async (who: SignedIn) =>
  (await call()(api.assessment.startSession, {}, who.accessToken)).body.session_id!;
const answered = async (who: SignedIn) => {
  const session_id = await start(who);
  for (const stage of stages)
    await call()(api.assessment.saveAnswer, { session_id, stage, answers: answers[stage] }, who.accessToken);
  return session_id;
};
const completed = async (who: SignedIn) => {
  const sessionId = await answered(who);
  await call()(api.assessment.completeAssessment, { sessionId }, who.accessToken);
  return sessionId;
};
const nothing = async () => '';

const actions: Record<string, Action> = {
  'the first use of an account': {
    prepare: nothing,
    act: (who, _, headers) => call()(api.plans.checkGate, { feature }, who.accessToken, { headers }),
    usedAfter: 1,
  },
  reserve: {
    prepare: reserve,
    act: (who, _, headers) => call()(api.plans.checkGate, { feature }, who.accessToken, { headers }),
    usedAfter: 2,
  },
  'start on a reservation': {
    prepare: reserve,
    act: (who, _, headers) => call()(api.assessment.startSession, {}, who.accessToken, { headers }),
    usedAfter: 1,
  },
  'start without one, leaving an open session': {
    prepare: start,
    act: (who, _, headers) => call()(api.assessment.startSession, {}, who.accessToken, { headers }),
    usedAfter: 1,
  },
  save: {
    prepare: start,
    act: (who, session_id, headers) =>
      call()(api.assessment.saveAnswer, { session_id, stage: 0, answers: answers.triage, seq: 1 }, who.accessToken, {
        headers,
      }),
    usedAfter: 1,
  },
  complete: {
    prepare: answered,
    act: (who, sessionId, headers) =>
      call()(api.assessment.completeAssessment, { sessionId }, who.accessToken, { headers }),
    usedAfter: 1,
  },
  commit: {
    prepare: reserve,
    act: (who, sessionId, headers) => call()(api.plans.commitGate, { sessionId }, who.accessToken, { headers }),
    usedAfter: 1,
  },
  'release of a reservation': {
    prepare: reserve,
    act: (who, sessionId, headers) =>
      call()(api.plans.releaseGate, { feature, sessionId }, who.accessToken, { headers }),
    usedAfter: 0,
  },
  'release of a session': {
    prepare: start,
    act: (who, sessionId, headers) =>
      call()(api.plans.releaseGate, { feature, sessionId }, who.accessToken, { headers }),
    usedAfter: 0,
  },
  'reset of the own usage': {
    prepare: reserve,
    act: (who, _, headers) => call()(api.plans.resetUsage, { feature }, who.accessToken, { headers }),
    usedAfter: 0,
  },
  'delete of a session': {
    prepare: start,
    act: (who, session_id) => call()(api.assessment.deleteAssessment, { session_id }, who.accessToken),
    usedAfter: 0,
  },
  'delete of a result': {
    prepare: completed,
    act: (who, session_id) => call()(api.assessment.deleteAssessment, { session_id }, who.accessToken),
    usedAfter: 1,
  },
};

const once: Record<string, Fault> = {
  'fails before': { kind: 'status', status: 500 },
  'is cut before': { kind: 'refused' },
  'fails after it was done': { kind: 'lost' },
};

describe.each(Object.entries(actions))('%s', (_name, { prepare, act, usedAfter, feature: counted }) => {
  it.each(Object.entries(once))('counts exactly once when a request to the table %s (G3)', async (_what, fault) => {
    // hits each request the action makes, one after the other
    for (let hit = 0; ; hit++) {
      const who = await person();
      const id = await prepare(who);
      faulty.database.follow(({ index }) => (index === hit ? fault : undefined));
      const answer = await act(who, id, { 'idempotency-key': 'the-same-click' });
      const requests = faulty.database.seen().length;
      faulty.database.heal();
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.any(String)]);
      expect(await used(who, counted)).toBe(usedAfter);
      // the client got no answer and repeats the call
      expect((await act(who, id, { 'idempotency-key': 'the-same-click' })).status).toBe(200);
      expect(await used(who, counted)).toBe(usedAfter);
      if (hit >= requests - 1) break;
    }
  });

  it('is answered with 503 while the table is gone, and done once when it is back (G3, G21)', async () => {
    const who = await person();
    const id = await prepare(who);
    const key = { 'idempotency-key': 'the-same-click' };
    const before = await tableRows(faulty.stack.endpoints, who.sub);
    faulty.database.follow(() => ({ kind: 'status', status: 500 }));
    const down = await act(who, id, key);
    faulty.database.heal();
    expect([down.status, (down.body as { error: { code: string } }).error.code]).toEqual([503, 'UNAVAILABLE']);
    expect(await tableRows(faulty.stack.endpoints, who.sub)).toEqual(before);
    expect((await act(who, id, key)).status).toBe(200);
    expect(await used(who, counted)).toBe(usedAfter);
  });
});

it('what a failed completion has stored expires, and is erased with the assessment', async () => {
  const who = await faulty.stack.signUpAndIn();
  const results = async () => (await tableRows(faulty.stack.endpoints, who.sub)).filter(({ document }) => document);
  const sessionId = await answered(who);
  const complete = () => call()(api.assessment.completeAssessment, { sessionId }, who.accessToken);
  faulty.database.follow(({ operation }) =>
    operation?.endsWith('TransactWriteItems') ? { kind: 'status', status: 500 } : undefined,
  );
  expect((await complete()).status).toBe(503);
  faulty.database.heal();
  expect(await results()).toMatchObject([{ expiresAtEpoch: expect.any(Number) }]);
  expect((await complete()).status).toBe(200);
  expect(await results()).toHaveLength(2);
  await call()(api.assessment.deleteAssessment, { session_id: sessionId }, who.accessToken);
  expect(await results()).toEqual([]);
});

it('a completion that loses to a deletion leaves nothing', async () => {
  const who = await person();
  const sessionId = await answered(who);
  const [storing, deleted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  faulty.database.follow(({ operation }) => {
    if (!operation?.endsWith('.PutItem')) return undefined;
    storing.resolve();
    return { kind: 'held', until: () => deleted.promise };
  });
  const completing = call()(api.assessment.completeAssessment, { sessionId }, who.accessToken);
  await storing.promise;
  const { status } = await call()(api.assessment.deleteAssessment, { session_id: sessionId }, who.accessToken);
  deleted.resolve();
  expect([status, (await completing).status]).toEqual([200, 404]);
  faulty.database.heal();
  const rows = await tableRows(faulty.stack.endpoints, who.sub);
  expect(rows.filter(({ sk }) => String(sk).startsWith('RESULT#'))).toEqual([]);
});

it.each([
  ['PDF', api.reports.downloadCareerReport],
  ['page', api.reports.generateCareerReport],
])('a report written while its assessment is deleted leaves no file: as a %s', async (_, route) => {
  const who = await person();
  const sessionId = await completed(who);
  const [read, deleted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = false;
  faulty.database.follow(({ operation }) => {
    if (operation?.endsWith('.BatchGetItem')) begun = true;
    if (!begun || !operation?.endsWith('.GetItem')) return undefined;
    begun = false;
    read.resolve();
    return { kind: 'late', until: () => deleted.promise };
  });
  const writing = call()(
    route as Route,
    { resultId: sessionId, assessmentResults: { id: sessionId } },
    who.accessToken,
  );
  await read.promise;
  const { status } = await call()(api.assessment.deleteAssessment, { session_id: sessionId }, who.accessToken);
  deleted.resolve();
  expect([status, (await writing).status]).toEqual([200, 404]);
  faulty.database.heal();
  expect(await filesOf(faulty.stack.endpoints, who.sub)).toEqual([]);
});

describe('the table', () => {
  it.each<[string, Fault]>([
    ['hangs', { kind: 'hang' }],
    ['does its work and says nothing', { kind: 'lost-and-silent' }],
    ['answers garbage', { kind: 'garbage' }],
    ['answers half', { kind: 'half-body' }],
    [
      'throttles',
      {
        kind: 'status',
        status: 400,
        body: '{"__type":"com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException","message":"slow down"}',
      },
    ],
  ])(
    'that %s is answered within 9 s, with nothing of its innards, and recovered from (G3, G21, T-094)',
    async (_name, fault) => {
      const who = await person();
      const key = { 'idempotency-key': 'the-same-click' };
      const ask = () => faulty.stack.call(api.plans.checkGate, { feature }, who.accessToken, { headers: key });
      faulty.database.follow(() => fault);
      const ms = await quickest(9_000, async () => {
        const answer = await ask();
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
        expect(answer.text).not.toMatch(/dynamo|waymark-|arn:|at .*\.ts|127\.0\.0\.1/i);
      });
      expect(ms).toBeLessThan(9_000);
      faulty.database.heal();
      expect((await ask()).body).toMatchObject({ allowed: true, current_usage: 1 });
      expect(await used(who)).toBe(1);
    },
  );

  it('that sometimes reports conflicts denies nobody wrongly (G1)', async () => {
    const who = await person();
    let seed = 42;
    const random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return seed / 2 ** 32;
    };
    const conflict: Fault = {
      kind: 'status',
      status: 400,
      body: '{"__type":"com.amazonaws.dynamodb.v20120810#TransactionConflictException","message":"conflict"}',
    };
    faulty.database.follow(({ operation }) => (operation?.endsWith('Item') && random() < 0.3 ? conflict : undefined));
    const all = await atOnce(200, () => timed(() => call()(api.plans.checkGate, { feature }, who.accessToken)));
    faulty.database.heal();
    expect(all.filter(({ status }) => status !== 200)).toEqual([]);
    expectCountedOnce(5, all);
    expect(await used(who)).toBe(5);
  });

  it('whose answer to a reservation is lost counts it once, and the repeat names what counts by then (G1, G3)', async () => {
    const who = await person();
    const gate = async () => (await call()(api.plans.checkGate, { feature }, who.accessToken)).body;
    const [repeated, counted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const until = () => {
      repeated.resolve();
      return counted.promise;
    };
    let unheard: string | undefined;
    faulty.database.follow(({ operation, call: id }) => {
      if (!operation?.endsWith('.UpdateItem')) return undefined;
      if (unheard !== undefined) return id === unheard ? { kind: 'held', until } : undefined;
      unheard = id;
      return { kind: 'lost' };
    });
    const first = gate();
    await repeated.promise;
    const second = await gate();
    counted.resolve();
    expect(second).toMatchObject({ allowed: true, current_usage: 2 });
    expect(await first).toMatchObject({ allowed: true, current_usage: 2 });
    expect((await first).reservation_id).not.toBe(second.reservation_id);
    faulty.database.heal();
    expect(await used(who)).toBe(2);
    const rest = [await gate(), await gate(), await gate(), await gate()];
    expect(rest.map(({ allowed, current_usage }) => [allowed, current_usage])).toEqual([
      [true, 3],
      [true, 4],
      [true, 5],
      [false, 5],
    ]);
  });

  it('that is gone makes the health call say so, without failing it (AIN-17)', async () => {
    faulty.database.follow(() => ({ kind: 'refused' }));
    const { status, body } = await faulty.stack.call(api.assessment.checkHealth, {});
    faulty.database.heal();
    expect([status, body.status]).toEqual([200, 'degraded']);
  });
});
