import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { simpleBank as bank } from '#shared/assessment/simple/items.data.ts';
import type { SimplePayload } from '#shared/assessment/simple/payload.ts';
import { stages } from '#shared/assessment/stages.ts';
import type { Opening, OpenRequest, Session } from '#web/features/assessment-simple/open-session.ts';
import { type Place, SimpleRun } from '#web/features/assessment-simple/simple-run.ts';
import { stageKey } from '#web/parts/assessment/saving/answer-store.ts';
import { same } from '#web/parts/assessment/saving/merge.ts';
import type { StageCopy } from '#web/parts/assessment/saving/stage-copies.ts';

const KEY = 'current_assessment_session';
const SUB = 'user-a';
const ratings = (items: { id: string }[]) => Object.fromEntries(items.map(({ id }, index) => [id, 1 + (index % 5)]));
const all: SimplePayload = {
  triage: {
    scenarios: Object.fromEntries(bank.triage.scenarios.map(({ id, options }) => [id, options[0]!.value])),
    priorities: { stability_innovation: 80 },
  },
  core: {
    interests: ratings(bank.core.interests),
    values: bank.core.values.slice(2, 7).map(({ id }) => id),
    personality: ratings(bank.core.personality),
  },
  deepDive: {
    skills: ratings(bank.deepDive.skills),
    workPreferences: Object.fromEntries(bank.deepDive.workPreferences.map(({ id, options }) => [id, [options[1]!.id]])),
    constraints: Object.fromEntries(bank.deepDive.constraints.map(({ id, options }) => [id, options[0]!.id])),
  },
};
const completed: SimplePayload = {
  ...all,
  triage: {
    ...all.triage,
    priorities: { work_life_balance: 50, stability_innovation: 80, independence_collaboration: 50 },
  },
};

/** A server with the rules of the contract, whose n-th call fails: before it was heard, or with its answer lost. */
class Server {
  calls: string[] = [];
  fails = (_call: number): 'unheard' | 'unanswered' | false => false;
  allowed = true;
  session: Session | null = null;
  others: string | null = null;

  async #heard<T>(name: string, act: () => T): Promise<T> {
    const fault = this.fails(this.calls.push(name));
    if (fault === 'unheard') throw new Error('later');
    const answer = act();
    if (fault === 'unanswered') throw new Error('later');
    return structuredClone(answer);
  }

  open = ({ replace }: OpenRequest) =>
    this.#heard('open', (): Opening => {
      if (this.others && !replace) return { other: this.others };
      if (!this.allowed) return { denied: { reason: 'PLAN_LIMIT', current_usage: 1, limit: 1, plan: 'Free' } };
      this.session ??= {
        session_id: 'session-0000000001',
        assessment_id: 'session-0000000001',
        status: 'in_progress',
        stage: 0,
        seq: [0, 0, 0],
        answers: {},
        result_id: null,
      };
      return { session: this.session };
    });

  save = (sessionId: string, copy: StageCopy<SimplePayload>) =>
    this.#heard(`save ${copy.stage}`, () => {
      const session = this.session!;
      expect(sessionId).toBe(session.session_id);
      const index = stages.indexOf(copy.stage);
      const repeated = copy.seq === session.seq[index] && same(session.answers[copy.stage], copy.answers);
      if (index > session.stage || (copy.seq <= session.seq[index]! && !repeated) || session.status !== 'in_progress')
        throw new Error('overtaken');
      this.session = {
        ...session,
        seq: session.seq.with(index, copy.seq),
        answers: { ...session.answers, [copy.stage]: copy.answers },
        stage: copy.completed ? Math.min(2, Math.max(session.stage, index + 1)) : session.stage,
      };
    });

  load = () => this.#heard('load', () => this.session!);

  finish = (assessmentId: string) =>
    this.#heard('finish', () => {
      expect(assessmentId).toBe(this.session!.assessment_id);
      expect(this.session!.answers).toEqual(completed);
      this.session = { ...this.session!, status: 'completed', result_id: 'r-1' };
      return 'r-1';
    });
}

class DeviceStorage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}

const warnings = vi.fn();
const newRun = (server: Server, storage = new DeviceStorage(), sub = SUB) =>
  new SimpleRun(
    {
      sub,
      storage,
      open: server.open,
      save: server.save,
      load: server.load,
      finish: server.finish,
      failure: (error) => (error as Error).message as 'later' | 'overtaken',
      warn: warnings,
    },
    bank,
  );
const place = (run: SimpleRun): Place['at'] => run.view().place.at;
const settled = () => vi.advanceTimersByTimeAsync(0);

/** Nothing on the screen says more than the server has confirmed. */
function expectHonest(run: SimpleRun, server: Server) {
  const { save, resultId, hasSession, progress } = run.view();
  if (hasSession) expect(server.session).not.toBeNull();
  if (resultId) expect(server.session).toMatchObject({ status: 'completed', result_id: resultId });
  if (save !== 'saved') return;
  expect(server.session).not.toBeNull();
  for (const stage of stages)
    if (progress.completed[stage]) expect(server.session?.answers[stage]).toEqual(progress.answers[stage]);
}

/** Gives all answers, as the screens do: a change, then the end of the stage. */
async function answerAll(run: SimpleRun, server: Server) {
  for (const stage of stages) {
    run.answer(stage, () => all[stage] as never);
    expectHonest(run, server);
    void run.complete(stage);
    await settled();
    expectHonest(run, server);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  warnings.mockClear();
});
afterEach(() => void vi.useRealTimers());

describe('Reading B without a network', () => {
  it('begins with a temporary id and takes every answer; once it is back there is a session, and a result (ARB-51, D-52)', async () => {
    const server = new Server();
    server.fails = () => 'unheard';
    const storage = new DeviceStorage();
    const run = newRun(server, storage);
    run.start();
    await settled();
    expect(place(run)).toBe('answering');
    expect(storage.getItem(KEY)).toMatch(/^temp_\d{13}_[0-9a-f]{8}$/);
    await answerAll(run, server);
    expect(server.calls).not.toContain('save triage');
    expect(run.view()).toMatchObject({ hasSession: false, resultId: null, trouble: 'failing' });
    for (const stage of stages) expect(storage.getItem(stageKey(stage))).toContain('"answers"');
    expect(warnings).toHaveBeenCalledWith('open', expect.any(Error));

    server.fails = () => false;
    expect(await run.save()).toBe(true);
    expect(server.calls.slice(-5)).toEqual(['open', 'save triage', 'save core', 'save deepDive', 'finish']);
    expect(run.view()).toMatchObject({ resultId: 'r-1', trouble: null, save: 'saved' });
    expect([...storage]).toEqual([['latest_assessment_result', 'r-1']]);
  });

  // open, three stages and the completion are five calls; every one of them fails once, in either way
  it.each([1, 2, 3, 4, 5].flatMap((call) => (['unheard', 'unanswered'] as const).map((how) => [call, how] as const)))(
    'loses nothing and claims nothing when call %i stays %s (ARB-44, ARB-45, D-52)',
    async (failing, how) => {
      const server = new Server();
      server.fails = (call) => call === failing && how;
      const run = newRun(server);
      run.start();
      await settled();
      await answerAll(run, server);
      expect(warnings).toHaveBeenCalledOnce();
      for (let seconds = 0; seconds < 5 && !run.view().resultId; seconds += 1) {
        expectHonest(run, server);
        await vi.advanceTimersByTimeAsync(1_000);
      }
      expect(run.view()).toMatchObject({ resultId: 'r-1', save: 'saved', trouble: null });
      expect(server.session?.answers).toEqual(completed);
    },
  );

  it('tries again by itself, ever more seldom, for as long as it takes', async () => {
    const server = new Server();
    server.fails = () => 'unheard';
    const run = newRun(server);
    run.start();
    await vi.advanceTimersByTimeAsync(62_000);
    expect(server.calls).toHaveLength(6); // at 0, 2, 6, 14, 30 and 60 s
    run.stop();
  });

  it('goes on after a reload with what was answered under the temporary id', async () => {
    const server = new Server();
    server.fails = () => 'unheard';
    const storage = new DeviceStorage();
    const before = newRun(server, storage);
    before.start();
    await settled();
    before.answer('triage', () => all.triage);
    before.stop();
    const id = storage.getItem(KEY);

    const after = newRun(server, storage);
    after.start();
    await settled();
    expect(after.view().progress.answers.triage).toEqual(all.triage);
    expect(storage.getItem(KEY)).toBe(id);
    // the session is there, and the page closes before its answers have arrived
    server.fails = () => server.session !== null && 'unheard';
    await after.save();
    after.stop();
    expect(storage.getItem(KEY)).toBe('session-0000000001');
    const last = newRun(server, storage);
    expect(last.view().progress.answers.triage).toEqual(all.triage);
    server.fails = () => false;
    last.start();
    await settled();
    expect(server.session?.answers.triage).toEqual(all.triage);
    last.stop();
  });

  it('goes on after a reload with an open session that cannot be asked for', async () => {
    const server = new Server();
    const storage = new DeviceStorage();
    const before = newRun(server, storage);
    before.start();
    await settled();
    before.answer('triage', () => all.triage);
    await before.save();
    before.stop();
    server.fails = () => 'unheard';
    const after = newRun(server, storage);
    after.start();
    await settled();
    expect(after.view()).toMatchObject({ hasSession: false, trouble: 'failing' });
    expect(after.view().progress.answers.triage).toEqual(all.triage);
    expect(storage.getItem(KEY)).toBe('session-0000000001');
    after.stop();
  });

  it('ends at the last view again after a reload before the completion was confirmed', async () => {
    const server = new Server();
    server.fails = (call) => call >= 5 && 'unheard';
    const storage = new DeviceStorage();
    const before = newRun(server, storage);
    before.start();
    await settled();
    await answerAll(before, server);
    before.stop();
    const after = newRun(server, storage);
    after.start();
    await settled();
    expect(Object.values(after.view().progress.completed)).toEqual([true, true, true]);
    expect(after.view().resultId).toBeNull();
    server.fails = () => false;
    await after.save();
    expect(after.view().resultId).toBe('r-1');
  });
});

describe('the session of Reading B', () => {
  it('is the one that is open, with its answers, and the copies of an older one are put away (AIN-15)', async () => {
    const server = new Server();
    const storage = new DeviceStorage();
    const first = newRun(server, storage);
    first.start();
    await settled();
    first.answer('triage', () => all.triage);
    await first.save();
    first.stop();
    const otherDevice = newRun(server);
    otherDevice.start();
    await settled();
    expect(otherDevice.view().progress.answers.triage).toEqual(all.triage);
    otherDevice.stop();

    server.session = null;
    storage.setItem(KEY, 'session-of-yesterday');
    const anew = newRun(server, storage);
    anew.start();
    await settled();
    expect(anew.view().progress.answers.triage).toEqual({ scenarios: {}, priorities: {} });
    expect(storage.getItem(KEY)).toBe('session-0000000001');
    expect(storage.getItem(stageKey('triage'))).toBeNull();
    anew.stop();
  });

  it('is refused when nothing is left, and answers given meanwhile stay on this device (ARB-42, ARB-43)', async () => {
    const server = new Server();
    server.fails = () => 'unheard';
    server.allowed = false;
    const storage = new DeviceStorage();
    const run = newRun(server, storage);
    run.start();
    await settled();
    run.answer('triage', () => all.triage);
    server.fails = () => false;
    expect(await run.save()).toBe(false);
    expect(place(run)).toBe('denied');
    const kept = newRun(server, storage);
    expect(kept.view().progress.answers.triage).toEqual(all.triage);
  });

  it('never takes the place of the other reading unasked, with or without a network', async () => {
    const server = new Server();
    server.others = 'session-of-reading-a';
    const run = newRun(server);
    run.start();
    await settled();
    expect(run.view().place).toEqual({ at: 'elsewhere', sessionId: 'session-of-reading-a' });
    run.replace();
    await settled();
    expect(run.view()).toMatchObject({ place: { at: 'answering' }, hasSession: true });
    run.stop();

    server.fails = () => 'unheard';
    const storage = new DeviceStorage();
    storage.setItem(KEY, 'session-of-reading-a');
    storage.setItem(stageKey('core'), '{"unsaved":"answers of reading A"}');
    const offline = newRun(server, storage);
    offline.start();
    await settled();
    expect(place(offline)).toBe('elsewhere');
    expect(storage.getItem(stageKey('core'))).toContain('reading A');
    offline.replace();
    await settled();
    expect(place(offline)).toBe('answering');
    expect(storage.getItem(stageKey('core'))).toBeNull();
    offline.stop();
  });

  it('is another person’s or another reading’s: what they left here is not taken (D-47)', async () => {
    const server = new Server();
    server.fails = () => 'unheard';
    const storage = new DeviceStorage();
    const run = newRun(server, storage);
    run.start();
    await settled();
    run.answer('triage', () => all.triage);
    run.stop();
    expect(newRun(server, storage, 'user-b').view().progress.answers.triage.scenarios).toEqual({});
    const text = storage.getItem(stageKey('triage'))!;
    storage.setItem(stageKey('triage'), text.replace('simple-v1', 'gold-standard-v1'));
    expect(newRun(server, storage).view().progress.answers.triage.scenarios).toEqual({});
  });

  it('says when it is over, and takes in what another device has saved', async () => {
    const server = new Server();
    const [laptop, phone] = [newRun(server), newRun(server)];
    for (const run of [laptop, phone]) {
      run.start();
      await settled();
    }
    laptop.answer('triage', () => all.triage);
    await laptop.save();
    await phone.refresh();
    expect(phone.view()).toMatchObject({ takenIn: 1, progress: { answers: { triage: all.triage } } });
    server.session = { ...server.session!, status: 'expired' };
    phone.answer('triage', (now) => ({ ...now, priorities: { work_life_balance: 10 } }));
    expect(await phone.save()).toBe(false);
    expect(phone.view().place).toMatchObject({ at: 'ended', status: 'expired' });
  });
});
