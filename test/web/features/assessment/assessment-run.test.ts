import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { type Stage, stages } from '#shared/assessment/stages.ts';
import { answerForm } from '#web/features/assessment/answer-form.ts';
import { AssessmentRun, type Session } from '#web/features/assessment/assessment-run.ts';
import { readCopy, stageKey } from '#web/parts/assessment/saving/answer-store.ts';
import { same } from '#web/parts/assessment/saving/merge.ts';
import type { StageCopy } from '#web/parts/assessment/saving/stage-copies.ts';

const owner = { sub: 'user-a', sessionId: 'session-0000000001' };

class DeviceStorage extends Map<string, string> implements Storage {
  [name: string]: unknown;
  get length() {
    return this.size;
  }
  key = (index: number) => [...this.keys()][index] ?? null;
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}

const triage = {
  scenarios: Object.fromEntries(bank.triage.scenarios.map(({ id }) => [id, 'b' as const])),
  priorities: Object.fromEntries(bank.triage.priorities.map(({ id }) => [id, 70])),
};

/**
 * A server with the rules of the contract: a stage comes after the ones before it, an older write is refused, and so is
 * another one of the same number. Stage 1 is finished, unless a test starts anew.
 */
class Server {
  online = true;
  saves: StageCopy<Answers>[] = [];
  session: Session = {
    session_id: owner.sessionId,
    assessment_id: 'assessment-00000001',
    variant: 'gold-standard-v1',
    status: 'in_progress',
    stage: 1,
    created_at: '2026-03-01T00:00:00.000Z',
    expires_at: '2026-03-02T00:00:00.000Z',
    seq: [1, 0, 0],
    answers: { triage },
    result_id: null,
  };

  startAnew() {
    this.session = { ...this.session, stage: 0, seq: [0, 0, 0], answers: {} };
    return this;
  }

  save = async (copy: StageCopy<Answers>) => {
    if (!this.online) throw new Error('later');
    const index = stages.indexOf(copy.stage);
    if (index > this.session.stage) throw new Error('overtaken');
    const stored = this.session.seq[index]!;
    const repeated = copy.seq === stored && same(this.session.answers[copy.stage], copy.answers);
    if ((copy.seq <= stored && !repeated) || this.session.status !== 'in_progress') throw new Error('overtaken');
    this.saves.push(copy);
    this.session = {
      ...this.session,
      seq: this.session.seq.with(index, copy.seq),
      answers: { ...this.session.answers, [copy.stage]: copy.answers },
      stage: copy.completed ? Math.min(2, Math.max(this.session.stage, index + 1)) : this.session.stage,
    };
  };

  load = async () => {
    if (!this.online) throw new Error('later');
    return this.session;
  };
}

function device(server: Server, storage: Storage = new DeviceStorage(), who = owner) {
  const run = new AssessmentRun(
    {
      owner: who,
      storage,
      save: server.save,
      load: server.load,
      failure: (error) => (error as Error).message as 'later' | 'overtaken',
    },
    server.session,
  );
  return { run, storage, rate: (id: string, rating: number) => rate(run, id, rating) };
}

const rate = (run: AssessmentRun, id: string, rating: number) =>
  run.answer('core', (core) => ({ ...core, interests: { ...core.interests, [id]: rating } }));
const interests = (run: AssessmentRun) => run.view().progress.answers.core.interests;
const values = (run: AssessmentRun) => run.view().progress.answers.core.values;
const stored = (storage: Storage, stage: Stage) => readCopy({ form: answerForm, storage, owner }, stage);
const answerTriage = (run: AssessmentRun) => run.answer('triage', () => triage);

describe('a running assessment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('writes every answer to this device at once (DAT-23)', () => {
    const { rate, storage } = device(new Server());
    rate('int_1', 4);
    expect(storage.getItem(stageKey('core'))).toContain('int_1');
    expect(stageKey('core')).toBe('assessment_stage_1');
  });

  it('sends what is unsaved when the person leaves, and nothing of it comes back after their sign-out (D-47)', async () => {
    const server = new Server();
    const { run, rate, storage } = device(server);
    rate('int_1', 4);
    run.leave();
    storage.removeItem(stageKey('core')); // what a sign-out does, before the server has answered
    await vi.runAllTimersAsync();
    expect(server.saves.map(({ stage }) => stage)).toEqual(['core']);
    expect(storage.getItem(stageKey('core'))).toBeNull();

    const another = device(server);
    another.run.leave();
    await vi.runAllTimersAsync();
    expect(server.saves).toHaveLength(1);
  });

  it('keeps the copy as unsaved until the server has confirmed exactly it', async () => {
    const server = new Server();
    const { run, rate, storage } = device(server);
    rate('int_1', 4);
    expect(stored(storage, 'core')).toMatchObject({ base: { interests: {} }, baseSeq: 0 });
    await run.save();
    expect(stored(storage, 'core')).toMatchObject({ base: { interests: { int_1: 4 } }, baseSeq: 1 });
    rate('int_2', 1);
    expect(stored(storage, 'core')).toMatchObject({ base: { interests: { int_1: 4 } }, baseSeq: 1 });
  });

  it('goes on after a reload without a network, and saves when it is back', async () => {
    const server = new Server();
    server.online = false;
    const before = device(server);
    before.rate('int_1', 4);
    expect(await before.run.save()).toBe(false);
    before.run.stop();

    const after = device(server, before.storage);
    expect(interests(after.run)).toEqual({ int_1: 4 });
    after.run.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(after.run.view().save).toBe('failing');
    server.online = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.session.answers.core).toMatchObject({ interests: { int_1: 4 } });
    expect(after.run.view().save).toBe('saved');
  });

  it('goes on where another device left', async () => {
    const server = new Server().startAnew();
    const first = device(server);
    answerTriage(first.run);
    await first.run.complete('triage', '2026-03-01T00:05:00.000Z');
    first.rate('int_1', 5);
    await first.run.save();
    const second = device(server);
    expect(interests(second.run)).toEqual({ int_1: 5 });
    expect(second.run.view().progress.completed.triage).toBe(true);
  });

  it('keeps the answers of both devices when they were given at the same time, and says so', async () => {
    const server = new Server();
    const laptop = device(server);
    const phone = device(server);
    laptop.rate('int_1', 5);
    phone.rate('int_2', 2);
    await laptop.run.save();
    await phone.run.save();
    expect(interests(phone.run)).toEqual({ int_1: 5, int_2: 2 });
    expect(server.session.answers.core).toMatchObject({ interests: { int_1: 5, int_2: 2 } });
    expect(phone.run.view().takenIn).toBe(1);
    expect(laptop.run.view().takenIn).toBe(0);
  });

  it('is not thrown back by a look at the server that arrives after a newer save', async () => {
    const server = new Server();
    const before = server.session;
    let arrive = () => {};
    server.load = () => new Promise((resolve) => (arrive = () => resolve(before)));
    const { run, rate, storage } = device(server);
    const looking = run.refresh();
    rate('int_1', 5);
    await run.save();
    arrive();
    await looking;
    expect(stored(storage, 'core')).toMatchObject({ base: { interests: { int_1: 5 } }, baseSeq: 1 });
    rate('int_2', 2);
    await run.save();
    expect(server.saves.at(-1)).toMatchObject({ seq: 2 });
  });

  it('does not speak of another device when its own answer to a save was lost', async () => {
    const server = new Server();
    const { run, rate } = device(server);
    rate('int_1', 5);
    server.session = { ...server.session, seq: [1, 1, 0], answers: { triage, core: run.view().progress.answers.core } };
    expect(await run.save()).toBe(true);
    expect(run.view().takenIn).toBe(0);
  });

  it('never takes more than five values from two devices (ARA-36)', async () => {
    const server = new Server();
    const pick = (run: AssessmentRun, ...numbers: number[]) =>
      run.answer('core', (core) => ({ ...core, values: numbers.map((number) => `val_${number}`) }));
    const laptop = device(server);
    const phone = device(server);
    pick(laptop.run, 1, 2, 3);
    pick(phone.run, 4, 5, 6);
    await laptop.run.save();
    await phone.run.save();
    // those of the device in hand, and as many of the other's as there is room for
    expect(values(phone.run)).toEqual(['val_4', 'val_5', 'val_6', 'val_1', 'val_2']);
  });

  it('loses no pick to another tab, though none of them could be saved (U4)', async () => {
    const server = new Server();
    server.online = false;
    const first = device(server);
    const second = device(server, first.storage);
    const pick = (run: AssessmentRun, ...names: string[]) => run.answer('core', (core) => ({ ...core, values: names }));
    pick(first.run, 'val_1', 'val_2', 'val_3');
    // the storage event has not told the second yet: it writes what it shows, and one more
    pick(second.run, 'val_4');
    second.rate('int_2', 2);
    first.rate('int_1', 5);
    for (const { run } of [first, second]) {
      run.takeInFromTabs();
      expect(values(run).toSorted()).toEqual(['val_1', 'val_2', 'val_3', 'val_4']);
      expect(interests(run)).toEqual({ int_1: 5, int_2: 2 });
      run.stop();
    }
    server.online = true;
    const reloaded = device(server, first.storage);
    expect(await reloaded.run.save()).toBe(true);
    expect(server.session.answers.core).toMatchObject({ interests: { int_1: 5, int_2: 2 } });
    expect(values(reloaded.run)).toHaveLength(4);
  });

  it('takes a pick back in both tabs, and gives the same answer in both as it was given last', () => {
    const server = new Server();
    const first = device(server);
    const second = device(server, first.storage);
    const pick = (run: AssessmentRun, ...names: string[]) => run.answer('core', (core) => ({ ...core, values: names }));
    pick(first.run, 'val_1', 'val_2');
    first.rate('int_1', 5);
    second.run.takeInFromTabs();
    pick(second.run, 'val_2');
    second.rate('int_1', 1);
    first.run.takeInFromTabs();
    for (const { run } of [first, second]) {
      expect(values(run)).toEqual(['val_2']);
      expect(interests(run)).toEqual({ int_1: 1 });
    }
  });

  it('saves in one tab what both gave, and the other has nothing more to save', async () => {
    const server = new Server();
    const first = device(server);
    const second = device(server, first.storage);
    first.rate('int_1', 5);
    second.rate('int_2', 2);
    expect(await second.run.save()).toBe(true);
    first.run.takeInFromTabs();
    expect(await first.run.save()).toBe(true);
    expect(server.saves.map(({ seq, answers }) => [seq, 'interests' in answers && answers.interests])).toEqual([
      [1, { int_1: 5, int_2: 2 }],
    ]);
  });

  it('ignores the copy of another person and of another session (D-47)', () => {
    const server = new Server();
    const { rate, storage } = device(server);
    rate('int_1', 4);
    expect(interests(device(server, storage, { ...owner, sub: 'user-b' }).run)).toEqual({});
    expect(interests(device(server, storage, { ...owner, sessionId: 'session-0000000002' }).run)).toEqual({});
  });

  it('sends a finished stage with completed_stage true, the stages in order (ARA-29)', async () => {
    const server = new Server().startAnew();
    const { run, rate } = device(server);
    rate('int_1', 3);
    answerTriage(run);
    await run.complete('triage', '2026-03-01T00:05:00.000Z');
    expect(server.saves.map(({ stage, completed, seq }) => [stage, completed, seq])).toEqual([
      ['triage', true, 1],
      ['core', false, 1],
    ]);
    expect(server.saves[0]?.answers.completedAt).toBe('2026-03-01T00:05:00.000Z');
  });

  it('sends nothing past a stage that has been opened again', async () => {
    const server = new Server();
    const { run } = device(server);
    const values = (count: number) => bank.core.values.slice(0, count).map(({ id }) => id);
    const ratings = (items: { id: string }[]) => Object.fromEntries(items.map(({ id }) => [id, 3]));
    const core = { interests: ratings(bank.core.interests), personality: ratings(bank.core.personality) };
    run.answer('core', () => ({ ...core, values: values(3) }));
    await run.complete('core', '2026-03-01T00:09:00.000Z');
    run.answer('deepDive', (now) => ({ ...now, skills: { skill_1: 4 } }));
    run.answer('core', () => ({ ...core, values: values(2) }));
    expect(run.view().progress.completed.core).toBe(false);
    expect(await run.save()).toBe(true);
    expect(server.saves.at(-1)).toMatchObject({ stage: 'core', completed: false });
    run.answer('core', () => ({ ...core, values: values(4) }));
    await run.save();
    expect(server.saves.slice(-2).map(({ stage, completed }) => [stage, completed])).toEqual([
      ['core', true],
      ['deepDive', false],
    ]);
  });

  it('saves nothing again when a finished stage is passed unchanged', async () => {
    const server = new Server().startAnew();
    const { run } = device(server);
    answerTriage(run);
    await run.complete('triage', '2026-03-01T00:05:00.000Z');
    expect(await run.complete('triage', '2026-03-01T00:09:00.000Z')).toBe(true);
    expect(server.saves).toHaveLength(1);
  });

  it('stops saving and says so when the session is over', async () => {
    const server = new Server();
    const { run, rate } = device(server);
    server.session = { ...server.session, status: 'expired' };
    rate('int_1', 3);
    expect(await run.save()).toBe(false);
    expect(run.view().status).toBe('expired');
    expect(interests(run)).toEqual({ int_1: 3 });
  });

  it('still works where the device refuses to store anything', async () => {
    const server = new Server();
    const full = new DeviceStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { run, rate } = device(server, full);
    rate('int_1', 3);
    await run.save();
    expect(server.session.answers.core).toMatchObject({ interests: { int_1: 3 } });
  });
});
