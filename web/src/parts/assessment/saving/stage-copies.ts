/**
 * The answers of the three stages on this device, with what the server has confirmed. Tabs share the device's copy:
 * they merge each other's changes and never overwrite them.
 */
import { type Stage, stages } from '#shared/assessment/stages.ts';
import type { StageAnswers } from '#web/parts/assessment/answer-form.ts';
import { type CopyStore, type LocalCopy, readCopy, writeCopy } from './answer-store.ts';
import { merge, same } from './merge.ts';

/** One stage as sent; `seq` counts the versions of the stage, whoever wrote them. */
export interface StageCopy<A extends StageAnswers> {
  stage: Stage;
  seq: number;
  answers: A[Stage];
  completed: boolean;
}

/** The part of a session on the server that concerns answers. */
export interface SavedAnswers {
  stage: number;
  seq: number[];
  answers: Partial<Record<Stage, unknown>>;
}

/** A completed stage stays completed while it is edited. */
export interface Progress<A> {
  answers: A;
  completed: Record<Stage, boolean>;
}

type Copies<A extends StageAnswers> = { [S in Stage]: LocalCopy<A[S]> };

export class StageCopies<A extends StageAnswers> {
  #store: CopyStore<A>;
  #copies: Copies<A>;
  /** the device's copy as last seen by this tab; differences are another tab's writes */
  readonly #seen = new Map<Stage, unknown>();

  /** Starts with what an earlier visit left on this device. */
  constructor(store: CopyStore<A>) {
    this.#store = store;
    this.#copies = eachStage((stage) => this.#look(stage) ?? this.#unanswered(stage));
  }

  /** Applies this device's unsaved changes on top of the session's answers. */
  adopt(saved: SavedAnswers): void {
    this.#copies = eachStage((stage) => this.#resume(this.#copies[stage], stage, saved));
  }

  /** Moves the same answers to another session. */
  moveTo(sessionId: string): void {
    const { owner } = this.#store;
    this.#store = { ...this.#store, owner: { ...owner, sessionId } };
    for (const stage of stages) this.#change(stage, (copy) => copy);
  }

  progress(): Progress<A> {
    return {
      answers: eachStage((stage) => this.#copies[stage].answers) as A,
      completed: eachStage((stage) => this.#isCompleted(stage)),
    };
  }

  change<S extends Stage>(stage: S, change: (answers: A[S]) => A[S]): void {
    this.#change(stage, (copy) => ({ ...copy, answers: change(copy.answers) }));
  }

  /** Marks a stage as completed; `stamp` adds what completion sets. */
  complete<S extends Stage>(stage: S, stamp: (answers: A[S]) => A[S] = (answers) => answers): void {
    this.#change(stage, (copy) =>
      copy.completed && same(copy.answers, copy.base)
        ? copy
        : { ...copy, completed: true, answers: stamp(copy.answers) },
    );
  }

  /** The server accepts a stage only after its predecessors, so nothing is sent past an open one. */
  next(): StageCopy<A> | null {
    for (const stage of stages) {
      const { answers, base, baseSeq, baseCompleted } = this.#copies[stage];
      const completed = this.#isCompleted(stage);
      if (completed !== baseCompleted || !same(answers, base)) return { stage, seq: baseSeq + 1, answers, completed };
      if (!completed) return null;
    }
    return null;
  }

  /** Does not restore what a sign-out or a new start has removed from this device meanwhile. */
  confirm({ stage, seq, answers, completed }: StageCopy<A>): void {
    const confirmed = <S extends Stage>(copy: LocalCopy<A[S]>): LocalCopy<A[S]> =>
      seq < copy.baseSeq ? copy : { ...copy, base: answers as A[S], baseSeq: seq, baseCompleted: completed };
    if (this.#seen.has(stage) && !this.#look(stage))
      this.#copies = { ...this.#copies, [stage]: confirmed(this.#copies[stage]) };
    else this.#change(stage, confirmed);
  }

  /** Merges what another tab has written on this device; returns whether an answer changed. */
  takeInFromTabs(): boolean {
    return stages.map((stage) => this.#takeInFromTab(stage)).includes(true);
  }

  /** Merges what another device has saved; returns whether an answer changed. */
  takeIn(saved: SavedAnswers): boolean {
    return stages.map((stage) => this.#takeInStage(stage, saved)).includes(true);
  }

  #takeInStage<S extends Stage>(stage: S, session: SavedAnswers): boolean {
    const before = this.#copies[stage].answers;
    const saved = this.#saved(stage, session);
    this.#change(stage, (copy) => {
      if (saved.baseSeq <= copy.baseSeq) return copy;
      return { ...saved, completed: copy.completed || saved.completed, answers: this.#merge(stage, copy, saved) };
    });
    return !same(this.#copies[stage].answers, before);
  }

  #takeInFromTab<S extends Stage>(stage: S): boolean {
    const seen = this.#seen.get(stage) as LocalCopy<A[S]> | undefined;
    const theirs = this.#look(stage);
    if (!theirs || same(theirs, seen)) return false;
    const mine = this.#copies[stage];
    const [older, newer] = theirs.baseSeq > mine.baseSeq ? [mine, theirs] : [theirs, mine];
    const { base, baseSeq, baseCompleted } = newer;
    const answers = this.#merge(stage, { ...mine, base: seen?.answers ?? older.base }, theirs);
    const completed = mine.completed || theirs.completed;
    this.#copies = { ...this.#copies, [stage]: { base, baseSeq, baseCompleted, completed, answers } };
    return !same(answers, mine.answers);
  }

  #resume<S extends Stage>(mine: LocalCopy<A[S]>, stage: S, session: SavedAnswers): LocalCopy<A[S]> {
    const saved = this.#saved(stage, session);
    const answers = saved.baseSeq < mine.baseSeq ? mine.answers : this.#merge(stage, mine, saved);
    return { ...saved, completed: mine.completed || saved.completed, answers };
  }

  #merge<S extends Stage>(stage: S, mine: LocalCopy<A[S]>, saved: LocalCopy<A[S]>): A[S] {
    const merged = merge({ ...this.#store.form.empty[stage], ...mine.base }, mine.answers, saved.answers);
    return this.#store.form.mend(stage, merged, mine.answers);
  }

  /**
   * Answers of another shape were not saved by this product and are ignored. The server cannot mark the last stage as
   * completed, because it has no successor: completing the session does.
   */
  #saved<S extends Stage>(stage: S, session: SavedAnswers): LocalCopy<A[S]> {
    const answers =
      this.#store.form.shapes[stage].safeParse(session.answers[stage]).data ?? this.#store.form.empty[stage];
    const completed = stages.indexOf(stage) < session.stage;
    const baseSeq = session.seq[stages.indexOf(stage)] ?? 0;
    return { answers, base: answers, baseSeq, completed, baseCompleted: completed };
  }

  #unanswered<S extends Stage>(stage: S): LocalCopy<A[S]> {
    return this.#saved(stage, { stage: 0, seq: [], answers: {} });
  }

  /** A completed stage edited below its threshold is open again. */
  #isCompleted(stage: Stage): boolean {
    const { completed, answers } = this.#copies[stage];
    return completed && this.#store.form.isEnough(stage, answers);
  }

  #change<S extends Stage>(stage: S, change: (copy: LocalCopy<A[S]>) => LocalCopy<A[S]>): void {
    this.#copies = { ...this.#copies, [stage]: change(this.#copies[stage]) };
    this.#takeInFromTab(stage);
    writeCopy(this.#store, stage, this.#copies[stage]);
    this.#look(stage);
  }

  #look<S extends Stage>(stage: S): LocalCopy<A[S]> | null {
    const copy = readCopy(this.#store, stage);
    if (copy) this.#seen.set(stage, copy);
    return copy;
  }
}

const eachStage = <T extends Record<Stage, unknown>>(of: <S extends Stage>(stage: S) => T[S]): T =>
  Object.fromEntries(stages.map((stage) => [stage, of(stage)])) as T;
