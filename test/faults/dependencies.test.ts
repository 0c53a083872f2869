import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '#test/support/fault-proxy.ts';
import { grant } from '#test/support/grant-plan.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { expectBalanced, usedBy } from './books.ts';
import { note } from './figures.ts';
import { type Flow, flows, type Reply } from './flows.ts';
import { dependencies, startWorld, type World } from './world.ts';

/** Reliability G3, G21, T-094: each dependency broken in each way under every flow that asks it. */
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

const faults: Record<string, Fault> = {
  refused: { kind: 'refused' },
  'slow, its work done after its caller has given up': { kind: 'delay', ms: 3_000 },
  silent: { kind: 'hang' },
  'answering 500': { kind: 'status', status: 500 },
  'answering garbage': { kind: 'garbage' },
  'answering by half': { kind: 'half-body' },
  'doing its work and dropping the answer': { kind: 'lost' },
  'doing its work and saying nothing': { kind: 'lost-and-silent' },
};

/** As a person tries again who is told to. */
const PATIENCE_MS = 40_000;

interface Person {
  name: string;
  flow: Flow;
  who: SignedIn;
  about: string;
}

async function prepared([name, flow]: [string, Flow]): Promise<Person> {
  const who = await world.sound.signUpAndIn();
  // who buys a plan has none
  if (!flow.asks.includes('payments')) await grant(world.sound, who.sub, { plan: 'pro' });
  return { name, flow, who, about: (await flow.prepare?.(world, who)) ?? '' };
}

const act = ({ flow, who, about }: Person): Promise<Reply> =>
  flow.act(world, world.broken, who, about, 'the-same-click');

async function timed(person: Person) {
  const began = performance.now();
  const reply = await act(person).catch((error: unknown) => ({ status: -1, code: String(error), text: '' }));
  return { ...reply, ms: performance.now() - began };
}

async function untilDone(person: Person): Promise<Reply> {
  for (const end = performance.now() + PATIENCE_MS; ; await sleep(500)) {
    const reply = await act(person);
    if (reply.status === 200 || performance.now() > end) return reply;
  }
}

async function expectDone({ flow, who, about, name }: Person): Promise<void> {
  await flow.after?.(world, who, about);
  if (flow.used === null) return;
  expect.soft([name, await usedBy(world.sound, who)]).toEqual([name, flow.used ?? {}]);
  await expectBalanced(world.sound, who);
}

describe('a flow without a fault', () => {
  it.each(Object.entries(flows))('%s asks what it says, and counts what it says', async (name, flow) => {
    const person = await prepared([name, flow]);
    for (const each of dependencies) world.proxies[each].follow(() => undefined);
    expect(await untilDone(person)).toMatchObject({ status: 200 });
    const asked = dependencies.filter((each) => world.proxies[each].seen().length > 0);
    // the keys of the pool are fetched by whoever comes first
    expect(flow.asks).toEqual(expect.arrayContaining(asked.filter((each) => each !== 'users')));
    await expectDone(person);
  });
});

describe.each(dependencies)('%s', (dependency) => {
  it.each(Object.entries(faults))(
    'that is %s: every flow is answered in time and in form, nothing is lost or counted twice, and all works again',
    async (how, fault) => {
      const people = await Promise.all(
        Object.entries(flows)
          .filter(([, { asks }]) => asks.includes(dependency))
          .map(prepared),
      );
      world.proxies[dependency].follow(() => fault);
      const replies = await Promise.all(people.map(timed));
      world.proxies[dependency].heal();
      for (const [position, { status, code, text, ms }] of replies.entries()) {
        const { name, flow } = people[position]!;
        const isRight = [200, 503].includes(status) || status === 0;
        expect.soft([name, isRight || `${status} ${code} ${text.slice(0, 200)}`]).toEqual([name, true]);
        expect.soft(text, name).not.toMatch(/dynamo|arn:|at .*\.ts|injected|sk_test/i);
        const timeoutMs = flow.route.timeoutMs ?? 10_000;
        expect.soft([name, ms < timeoutMs || Math.round(ms)]).toEqual([name, true]);
      }
      await Promise.all(
        people.map(async (person) => {
          expect.soft([person.name, await untilDone(person)]).toMatchObject([person.name, { status: 200 }]);
          await expectDone(person);
        }),
      );
      const slowest = Math.max(...replies.map(({ ms }) => ms));
      const right = replies.filter(({ status }) => status === 200).length;
      const share = `${right} right, ${replies.length - right} refused in form, slowest ${(slowest / 1000).toFixed(1)} s`;
      note('G21', `${dependency}: ${how}`, share);
    },
  );
});
