import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { uniforms } from '#shared/matching/repeats/normals.ts';
import { type CountedFeature, countedFeatures, limitOf, periodOf, UNLIMITED } from '#shared/plans/catalogue.ts';
import { RESERVATION_MS } from '#shared/plans/reservations.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Fault } from '#test/support/stack/fault-proxy.ts';
import { startFaultyStack } from '#test/support/stack/faulty-stack.ts';
import type { Answer } from '#test/support/stack/stack.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';
import { countOf } from './books.ts';
import { note } from './figures.ts';
import * as lots from './random.ts';

/**
 * Whatever fails meanwhile, every counter equals its open plus its committed units (reliability G2, G3, G5, G6, G24):
 * WAYMARK_STEPS=20000 takes eight minutes.
 */
const steps = Number(process.env.WAYMARK_STEPS ?? 2000);
const people = 3;
const perRound = 20;
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const plan = 'pro';
const analyses = 'career_path_analyses';
const features: CountedFeature[] = [analyses, 'resume_builds', 'smart_matches_daily', 'salary_searches'];
const faults: Fault[] = [{ kind: 'status', status: 500 }, { kind: 'refused' }, { kind: 'lost' }, { kind: 'garbage' }];

let faulty: Awaited<ReturnType<typeof startFaultyStack>>;
beforeAll(async () => {
  faulty = await startFaultyStack();
});
afterAll(() => faulty?.stop());

/** A unit granted to a person, recorded from the answers alone and not read back from the product. */
interface Unit {
  id: string;
  feature: CountedFeature;
  amount: number;
  period: number;
  expiresAt: number;
  committed: boolean;
}
interface Person {
  who: SignedIn;
  signedInAt: number;
  born: number;
  units: Unit[];
  /** the open assessment, which nobody answers */
  session: Unit | null;
  /** calls made with a key, and their answers */
  asked: { again: () => Promise<Answer<unknown>>; text: string }[];
}

const random = uniforms(lots.seed);
const below = (most: number) => lots.below(random, most);
const pick = <T>(list: readonly T[]): T => lots.pick(random, list);

let keys = 0;
let [kills, jumps, broken] = [0, 0, 0];
let ready = Promise.resolve();

/** Calls like the app: with one key, repeated until there is an answer. */
async function answered<T>(call: (headers: { headers: Record<string, string> }) => Promise<Answer<T>>) {
  const key = `step-number-${++keys}`;
  const once = async (): Promise<Answer<T>> => {
    for (let attempt = 0; attempt < 200; attempt++) {
      await ready;
      const answer = await call({ headers: { 'idempotency-key': key } }).catch(() => null);
      if (answer && answer.status !== 503 && answer.status !== 504) return answer;
    }
    throw new Error('nobody answers');
  };
  return { answer: await once(), again: once };
}

const periodAt = ({ born }: Person, feature: CountedFeature, now: number) =>
  periodOf(feature) === 'daily' ? Math.floor(now / DAY) : Math.floor((now - born) / (30 * DAY));
const isOpen = (unit: Unit, now: number) => !unit.committed && unit.expiresAt > now;
const held = (person: Person, feature: CountedFeature, now: number) =>
  person.units.filter((unit) => unit.feature === feature && unit !== person.session && isOpen(unit, now));
const used = (person: Person, feature: CountedFeature, now: number) =>
  person.units
    .filter((unit) => unit.feature === feature && unit.period === periodAt(person, feature, now))
    .filter((unit) => unit.committed || isOpen(unit, now))
    .reduce((sum, { amount }) => sum + amount, 0);
const forget = (person: Person, unit: Unit) => {
  person.units = person.units.filter((each) => each !== unit);
};

async function reserve(person: Person): Promise<void> {
  const now = faulty.stack.now();
  const [feature, amount] = [pick(features), 1 + below(3)];
  const input = { feature, amount };
  const { answer, again } = await answered((init) =>
    faulty.stack.call(api.plans.checkGate, input, person.who.accessToken, init),
  );
  const limit = limitOf(feature, plan, 0);
  const before = used(person, feature, now);
  const allowed = limit === UNLIMITED || before + amount <= limit;
  expect([answer.status, answer.body.allowed, answer.body.current_usage]).toEqual([
    200,
    allowed,
    before + (allowed ? amount : 0),
  ]);
  // refusals are not recorded
  if (!allowed) return;
  person.asked.push({ again, text: answer.text });
  const [id, period] = [answer.body.reservation_id ?? '', periodAt(person, feature, now)];
  person.units.push({ id, feature, amount, period, expiresAt: now + RESERVATION_MS, committed: id === '' });
}

/** Also tries reservations that have already ended, which must have no effect. */
async function end(person: Person, how: 'commit' | 'release'): Promise<void> {
  const unit = pick(person.units.filter((each) => each.id !== '' && each !== person.session).slice(-8));
  if (!unit) return;
  const now = faulty.stack.now();
  const { feature, id: sessionId } = unit;
  const { answer } = await answered((init) =>
    how === 'commit'
      ? faulty.stack.call(api.plans.checkGate, { feature, mode: 'commit', sessionId }, person.who.accessToken, init)
      : faulty.stack.call(api.plans.releaseGate, { feature, sessionId }, person.who.accessToken, init),
  );
  if (isOpen(unit, now)) expect(answer.status).toBe(200);
  else expect([200, 404, 409]).toContain(answer.status);
  if (!isOpen(unit, now)) return;
  if (how === 'commit') unit.committed = true;
  else forget(person, unit);
}

async function start(person: Person): Promise<void> {
  const now = faulty.stack.now();
  const { answer, again } = await answered((init) =>
    faulty.stack.call(api.assessment.startSession, {}, person.who.accessToken, init),
  );
  const left = person.session && isOpen(person.session, now) ? person.session : null;
  const reserved = held(person, analyses, now)[0];
  const free = used(person, analyses, now) - (left?.period === periodAt(person, analyses, now) ? 1 : 0);
  const allowed = reserved !== undefined || free + 1 <= limitOf(analyses, plan, 0);
  expect([answer.status, answer.body.allowed]).toEqual([200, allowed]);
  if (!allowed) return;
  person.asked.push({ again, text: answer.text });
  if (left) forget(person, left);
  if (reserved && reserved.amount > 1) reserved.amount -= 1;
  else if (reserved) forget(person, reserved);
  person.session = {
    id: answer.body.session_id!,
    feature: analyses,
    amount: 1,
    period: reserved?.period ?? periodAt(person, analyses, now),
    expiresAt: Date.parse(answer.body.expires_at!),
    committed: false,
  };
  person.units.push(person.session);
}

async function leave(person: Person): Promise<void> {
  const { session } = person;
  if (!session || !isOpen(session, faulty.stack.now())) return;
  const { answer } = await answered((init) =>
    faulty.stack.call(
      api.plans.releaseGate,
      { feature: analyses, sessionId: session.id },
      person.who.accessToken,
      init,
    ),
  );
  expect(answer.status).toBe(200);
  forget(person, session);
  person.session = null;
}

/** A repeat, even two at once, gets the same answer and counts nothing. */
async function repeat(person: Person): Promise<void> {
  if (person.asked.length === 0) return;
  const { again, text } = pick(person.asked);
  for (const answer of await Promise.all([again(), again()])) expect(answer.text).toBe(text);
}

const actions: [weight: number, act: (person: Person) => Promise<void>][] = [
  [40, reserve],
  [20, (person) => end(person, 'commit')],
  [20, (person) => end(person, 'release')],
  [7, start],
  [5, leave],
  [8, repeat],
];
const drawn = actions.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/** No steps are made close to the end of a period or reservation, where this model and the stack could disagree. */
function isNearAnEnd({ born, units }: Person): boolean {
  const now = faulty.stack.now();
  const nearest = (length: number, since: number) => since + Math.round((now - since) / length) * length;
  const ends = units.filter(({ committed }) => !committed).map(({ expiresAt }) => expiresAt);
  return [nearest(DAY, 0), nearest(30 * DAY, born), ...ends].some((at) => at > now - MINUTE && at < now + 10 * MINUTE);
}

async function jump(everybody: Person[], ms: number): Promise<void> {
  await faulty.stack.advanceClock(ms);
  while (everybody.some(isNearAnEnd)) await faulty.stack.advanceClock(16 * MINUTE);
  jumps += 1;
  for (const person of everybody) {
    // keys are remembered for a day
    if (ms >= DAY / 2) person.asked = [];
    if (faulty.stack.now() - person.signedInAt < 40 * MINUTE) continue;
    person.who = await faulty.stack.signIn(person.who.email);
    person.signedInAt = faulty.stack.now();
  }
}

/** Kills the stack during the steps in progress, and restarts it. */
async function kill(): Promise<void> {
  const offset = faulty.stack.now() - Date.now();
  const back = Promise.withResolvers<void>();
  ready = back.promise;
  await faulty.stack.kill9();
  await faulty.stack.restart();
  await faulty.stack.advanceClock(offset);
  kills += 1;
  back.resolve();
}

async function countersAgree(person: Person): Promise<void> {
  const now = faulty.stack.now();
  const { usage } = (await faulty.stack.call(api.plans.getUsageSummary, {}, person.who.accessToken)).body;
  const all = countedFeatures as CountedFeature[];
  expect(all.map((feature) => [feature, countOf(usage[feature])])).toEqual(
    all.map((feature) => [feature, used(person, feature, now)]),
  );
}

async function nothingElseIsOpen(person: Person): Promise<void> {
  const now = faulty.stack.now();
  const rows = await tableRows(faulty.stack.endpoints, person.who.sub);
  const stored = rows.find(({ sk }) => sk === 'ACCOUNT') as unknown as {
    features: Record<CountedFeature, { reservations: Record<string, { expiresAt: number }> }>;
  };
  for (const feature of features) {
    const open = Object.entries(stored.features[feature].reservations).filter(([, { expiresAt }]) => expiresAt > now);
    expect(open.map(([id]) => id).sort()).toEqual(
      held(person, feature, now)
        .map(({ id }) => id)
        .sort(),
    );
  }
}

it(
  `keeps the books over ${steps} steps with faults, kills and jumps of the clock (G2, G3, G6)`,
  async () => {
    const everybody: Person[] = [];
    for (let each = 0; each < people; each++) {
      const who = await faulty.stack.signUpAndIn();
      const born = faulty.stack.now();
      await grant(faulty.stack, who.sub, { plan });
      everybody.push({ who, signedInAt: born, born, units: [], session: null, asked: [] });
    }
    const rounds = Math.ceil(steps / (people * perRound));
    for (let round = 1; round <= rounds; round++) {
      await jump(everybody, pick([0, 0, 16 * MINUTE, 3 * 60 * MINUTE, DAY, 31 * DAY]));
      faulty.database.follow(() => {
        const fault = random() < 0.03 ? pick(faults) : undefined;
        if (fault) broken += 1;
        return fault;
      });
      const killed = round % 15 === 3 ? below(people * perRound) : -1;
      let done = 0;
      await Promise.all(
        everybody.map(async (person) => {
          for (let step = 0; step < perRound; step++) {
            const isKilled = done++ === killed;
            await Promise.all([pick(drawn)(person), isKilled && kill()]);
          }
        }),
      );
      faulty.database.heal();
      for (const person of everybody) {
        await countersAgree(person);
        const now = faulty.stack.now();
        // drop units that can no longer count
        person.units = person.units.filter(
          (unit) => isOpen(unit, now) || unit.period === periodAt(person, unit.feature, now),
        );
      }
    }
    for (const person of everybody) await nothingElseIsOpen(person);
    note(
      'G2',
      `${rounds * people * perRound} steps with ${broken} faults, ${kills} kills and ${jumps} jumps of the clock`,
      'every counter what is open and what was committed',
    );
  },
  60_000 + steps * 200,
);
