/**
 * A running assessment: the answers of the three stages, written to this device at once and to the server soon after.
 * Outside React, so that what must never be lost does not hang on a component's life.
 */
import type * as z from 'zod/mini';
import type { Answers } from '#shared/assessment/answers.ts';
import type { sessionBody } from '#shared/assessment/contract.ts';
import { thresholds } from '#shared/assessment/gold-standard/rules.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { incomplete } from '#shared/assessment/rules.ts';
import { type AssessmentStatus, type Stage, stages } from '#shared/assessment/stages.ts';
import type { Keeper } from '#web/session/device.ts';
import { emptyAnswers, type LocalCopy, type Owner, readAnswers, readCopy, writeCopy } from './answer-store.ts';
import { merge, same } from './merge.ts';
import { type Failure, SaveQueue, type SaveState } from './save-queue.ts';
import { tidy } from './stand/tidy.ts';
import type { Progress } from './steps.ts';

export type Session = z.output<typeof sessionBody>;

/** One stage as it travels; `seq` counts the versions of the stage, whoever wrote them. */
export interface StageCopy {
  stage: Stage;
  seq: number;
  answers: Answers[Stage];
  completed: boolean;
}

export interface RunPorts {
  owner: Owner;
  bank: ItemBank;
  storage: Keeper;
  save(copy: StageCopy): Promise<unknown>;
  load(): Promise<Session>;
  failure(error: unknown): Failure;
}

export interface RunView {
  progress: Progress;
  save: SaveState;
  /** the last failure to save, until everything is saved */
  trouble: 'failing' | 'refused' | null;
  status: AssessmentStatus;
  /** once the session is completed */
  resultId: string | null;
  /** how often answers of another device were taken in while this page was open */
  takenIn: number;
}

/** An idle person's answers go to the server after this long, so that another device can go on from there. */
const IDLE_SAVE_MS = 10_000;

export class AssessmentRun {
  readonly #ports: RunPorts;
  readonly #queue: SaveQueue<StageCopy>;
  readonly #listeners = new Set<() => void>();
  #copies: { [S in Stage]: LocalCopy<S> };
  #view: RunView;
  #stopped = false;

  constructor(ports: RunPorts, session: Session) {
    this.#ports = ports;
    this.#copies = Object.fromEntries(
      stages.map((stage) => [stage, resume(readCopy(ports.storage, ports.owner, stage), stage, session)]),
    ) as { [S in Stage]: LocalCopy<S> };
    this.#view = { progress: this.#progress(), save: 'saved', trouble: null, ...endOf(session), takenIn: 0 };
    this.#queue = new SaveQueue<StageCopy>({
      next: () => this.#nextCopy(),
      send: (copy) => ports.save(copy),
      confirmed: (copy) => this.#confirm(copy),
      failure: (error) => ports.failure(error),
      reconcile: () => this.refresh(),
      changed: (save) => this.#show({ save, trouble: troubleOf(save, this.#view.trouble) }),
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  view = (): RunView => this.#view;

  /** Saves what an earlier visit left unsaved. */
  start(): void {
    this.#stopped = false;
    this.#queue.start();
    if (this.#nextCopy()) void this.#queue.now();
  }

  stop(): void {
    this.#stopped = true;
    this.#queue.stop();
  }

  /** Whether the person can still go on here: the session is open, and they have not left the page. */
  isOpen(): boolean {
    return !this.#stopped && this.#view.status === 'in_progress';
  }

  answer<S extends Stage>(stage: S, change: (answers: Answers[S]) => Answers[S]): void {
    this.#write(stage, { ...this.#copies[stage], answers: change(this.#copies[stage].answers) });
    this.#show({ progress: this.#progress() });
    this.#queue.after(IDLE_SAVE_MS);
  }

  /** Marks a stage as finished and saves it; false when the server has not confirmed it yet. */
  complete<S extends Stage>(stage: S, nowIso: string): Promise<boolean> {
    const copy = this.#copies[stage];
    if (!copy.completed || isDirty(copy))
      this.#write(stage, { ...copy, completed: true, answers: { ...copy.answers, completedAt: nowIso } });
    this.#show({ progress: this.#progress() });
    return this.#queue.now();
  }

  save(): Promise<boolean> {
    return this.#queue.now();
  }

  /** Takes in what the server has; false when the session is no longer open. */
  refresh = async (): Promise<boolean> => {
    const session = await this.#ports.load();
    let changed = false;
    for (const stage of stages) changed = this.#takeIn(stage, session) || changed;
    this.#show({
      progress: this.#progress(),
      ...endOf(session),
      takenIn: this.#view.takenIn + (changed ? 1 : 0),
    });
    return session.status === 'in_progress';
  };

  #takeIn<S extends Stage>(stage: S, session: Session): boolean {
    const copy = this.#copies[stage];
    const saved = savedStage(stage, session);
    if (saved.baseSeq <= copy.baseSeq) return false;
    const next = { ...saved, completed: copy.completed || saved.completed, answers: mergeStage(stage, copy, saved) };
    this.#write(stage, next);
    return !same(next.answers, copy.answers);
  }

  #confirm(copy: StageCopy): void {
    this.#write(copy.stage, {
      ...this.#copies[copy.stage],
      base: copy.answers,
      baseSeq: copy.seq,
      baseCompleted: copy.completed,
    } as LocalCopy);
  }

  /** The server takes a stage only after the ones before it, so nothing is sent past an open one. */
  #nextCopy(): StageCopy | null {
    for (const stage of stages) {
      const { answers, base, baseSeq, baseCompleted } = this.#copies[stage];
      const completed = this.#isCompleted(stage);
      if (completed !== baseCompleted || !same(answers, base)) return { stage, seq: baseSeq + 1, answers, completed };
      if (!completed) return null;
    }
    return null;
  }

  /** A finished stage that was edited below its threshold is open again. */
  #isCompleted(stage: Stage): boolean {
    const { completed, answers } = this.#copies[stage];
    return completed && incomplete(thresholds, stage, answers) === null;
  }

  #progress(): Progress {
    const { triage, core, deepDive } = this.#copies;
    return {
      answers: { triage: triage.answers, core: core.answers, deepDive: deepDive.answers },
      completed: {
        triage: this.#isCompleted('triage'),
        core: this.#isCompleted('core'),
        deepDive: this.#isCompleted('deepDive'),
      },
    };
  }

  #write(stage: Stage, copy: LocalCopy): void {
    this.#copies = { ...this.#copies, [stage]: copy };
    writeCopy(this.#ports.storage, this.#ports.owner, stage, copy);
  }

  #show(change: Partial<RunView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const endOf = ({ status, result_id: resultId }: Session) => ({ status, resultId });

function troubleOf(save: SaveState, before: RunView['trouble']): RunView['trouble'] {
  if (save === 'failing' || save === 'refused') return save;
  return save === 'saved' ? null : before;
}

const isDirty = (copy: LocalCopy): boolean => !same(copy.answers, copy.base);

/** The last stage has no successor in which the server could say that it is finished: finishing the session says it. */
function savedStage<S extends Stage>(stage: S, session: Session): LocalCopy<S> {
  const answers = readAnswers(stage, session.answers[stage]);
  const completed = stages.indexOf(stage) < session.stage;
  return {
    answers,
    base: answers,
    baseSeq: session.seq[stages.indexOf(stage)] ?? 0,
    completed,
    baseCompleted: completed,
  };
}

/** What this device goes on with: its own unsaved changes on top of what the server has. */
function resume<S extends Stage>(local: LocalCopy | null, stage: S, session: Session): LocalCopy<S> {
  const saved = savedStage(stage, session);
  if (!local) return saved;
  const mine = local as LocalCopy<S>;
  const answers = saved.baseSeq < mine.baseSeq ? mine.answers : mergeStage(stage, mine, saved);
  return { ...saved, completed: mine.completed || saved.completed, answers };
}

function mergeStage<S extends Stage>(stage: S, mine: LocalCopy<S>, saved: LocalCopy<S>): Answers[S] {
  const merged = merge({ ...emptyAnswers[stage], ...mine.base }, mine.answers, saved.answers);
  if ('background' in merged && merged.background) return { ...merged, background: tidy(merged.background) };
  const tooMany = 'values' in merged && merged.values.length > thresholds.valuesMax;
  return tooMany ? { ...merged, values: (mine.answers as Answers['core']).values } : merged;
}
