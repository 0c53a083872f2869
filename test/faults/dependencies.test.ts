import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TIMEOUT_MS } from '#shared/lib/route.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Fault } from '#test/support/stack/fault-proxy.ts';
import { expectBalanced, usedBy } from './books.ts';
import { note } from './figures.ts';
import { type Flow, flows, type Reply } from './flows.ts';
import { dependencies, startWorld, type World } from './world.ts';

/** Reliability G3, G21, T-094: each dependency fails in each way during every flow that uses it. */
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  const events = (world?.broken.output() ?? '').matchAll(/POST \/stripe-webhook.*"status":\d+,"ms":(\d+)/g);
  const took = [...events].map(([, ms]) => Number(ms));
  if (took.length > 0)
    note(
      'G10',
      `${took.length} events answered, most of them under faults (goal 5 s)`,
      `slowest ${(Math.max(...took) / 1000).toFixed(1)} s`,
    );
  await world?.stop();
});

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

/** How long a person keeps retrying. */
const TIMEOUT_MS = 60_000;

interface Person {
  name: string;
  flow: Flow;
  who: SignedIn;
  about: string;
}

/** Sequential, because the plan is granted in this process, which takes over the stack's variables meanwhile. */
async function prepared(asked: [string, Flow][]): Promise<Person[]> {
  const people: Person[] = [];
  for (const [name, flow] of asked) {
    const who = await world.sound.signUpAndIn();
    // a person who buys a plan has none yet
    if (!flow.isFree && !flow.asks.includes('payments')) await grant(world.sound, who.sub, { plan: 'pro' });
    people.push({ name, flow, who, about: (await flow.prepare?.(world, who)) ?? '' });
  }
  return people;
}

const act = ({ flow, who, about }: Person): Promise<Reply> =>
  flow.act({ world, on: world.broken, who, about, key: 'the-same-click' });

async function timed(person: Person) {
  const began = performance.now();
  const reply = await act(person).catch((error: unknown) => ({ status: -1, code: String(error), text: '' }));
  return { ...reply, ms: performance.now() - began };
}

async function untilDone(person: Person): Promise<Reply> {
  for (const end = performance.now() + TIMEOUT_MS; ; await sleep(500)) {
    const reply = await act(person);
    if (reply.status === 200 || performance.now() > end) return reply;
  }
}

async function expectDone({ flow, who, about, name }: Person): Promise<void> {
  await flow.after?.(world, who, about);
  if (flow.used === null) return;
  expect.soft(await usedBy(world.sound, who), name).toEqual(flow.used ?? {});
  await expectBalanced(world.sound, who);
}

describe('a flow without a fault', () => {
  it.each(Object.entries(flows))('%s uses the dependencies and units that it declares', async (name, flow) => {
    const [person] = (await prepared([[name, flow]])) as [Person];
    for (const each of dependencies) world.proxies[each].follow(() => undefined);
    expect(await untilDone(person)).toMatchObject({ status: 200 });
    const asked = dependencies.filter((each) => world.proxies[each].seen().length > 0);
    // otherwise breaking one would prove nothing; more may be seen, as earlier payment events arrive meanwhile
    expect(asked).toEqual(expect.arrayContaining([...flow.asks]));
    await expectDone(person);
  });
});

describe.each(dependencies)('%s', (dependency) => {
  it.each(Object.entries(faults))(
    'that is %s: every flow is answered in time and in form, nothing is lost or counted twice, and all works again',
    async (how, fault) => {
      const people = await prepared(Object.entries(flows).filter(([, { asks }]) => asks.includes(dependency)));
      expect(people).not.toEqual([]);
      world.proxies[dependency].follow(() => fault);
      const replies = await Promise.all(people.map(timed));
      world.proxies[dependency].heal();
      for (const [position, { status, code, text, ms }] of replies.entries()) {
        const { name, flow } = people[position]!;
        expect.soft([0, 200, 503], `${name}: ${code} ${text.slice(0, 200)}`).toContain(status);
        expect.soft(text, name).not.toMatch(/dynamo|arn:|at .*\.ts|injected|sk_test/i);
        const timeoutMs = flow.withinMs ?? flow.route.timeoutMs ?? DEFAULT_TIMEOUT_MS;
        expect.soft(ms, name).toBeLessThan(timeoutMs);
      }
      await Promise.all(
        people.map(async (person) => {
          expect.soft(await untilDone(person), person.name).toMatchObject({ status: 200 });
          await expectDone(person);
        }),
      );
      const slowest = replies
        .map(({ ms }, position) => ({ ms, name: people[position]!.name }))
        .sort((a, b) => b.ms - a.ms)[0]!;
      const right = replies.filter(({ status }) => status === 200).length;
      const share = `${right} right, ${replies.length - right} refused in form, slowest ${(slowest.ms / 1000).toFixed(1)} s (${slowest.name})`;
      note('G21', `${dependency}: ${how}`, share);
    },
  );
});
