/**
 * The answers of the three stages on this device, beside what the server has confirmed of them. Tabs share the device's
 * copy: what one has written there is never overwritten by another, but taken in.
 */
import { type Stage, stages } from '#shared/assessment/stages.ts';
import type { StageAnswers } from '#web/parts/assessment/answer-form.ts';
import { type CopyStore, type LocalCopy, readCopy, writeCopy } from './answer-store.ts';
import { merge, same } from './merge.ts';

/** One stage as it travels; `seq` counts the versions of the stage, whoever wrote them. */
export interface StageCopy<A extends StageAnswers> {
  stage: Stage;
  seq: number;
  answers: A[Stage];
  completed: boolean;
}

/** What of a session on the server bears on its answers. */
export interface SavedAnswers {
  stage: number;
  seq: number[];
  answers: Partial<Record<Stage, unknown>>;
}

/** A stage once completed stays completed while it is edited again. */
export interface Progress<A> {
  answers: A;
  completed: Record<Stage, boolean>;
}

type Copies<A extends StageAnswers> = { [S in Stage]: LocalCopy<A[S]> };

export class StageCopies<A extends StageAnswers> {
  #store: CopyStore<A>;
  #copies: Copies<A>;
  /** the device's copy as this tab has last seen it: what another tab has written since then differs from it */
  readonly #seen = new Map<Stage, unknown>();

  /** Begins with what an earlier visit has left on this device. */
  constructor(store: CopyStore<A>) {
    this.#store = store;
    this.#copies = eachStage((stage) => this.#look(stage) ?? this.#unanswered(stage));
  }

  /** Puts this device's unsaved changes on top of what the session has. */
  adopt(saved: SavedAnswers): void {
    this.#copies = eachStage((stage) => this.#resume(this.#copies[stage], stage, saved));
  }

  /** The same answers, from here on those of another session. */
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

  /** Marks a stage as finished; `stamp` is what it gets with that. */
  complete<S extends Stage>(stage: S, stamp: (answers: A[S]) => A[S] = (answers) => answers): void {
    this.#change(stage, (copy) =>
      copy.completed && same(copy.answers, copy.base)
        ? copy
        : { ...copy, completed: true, answers: stamp(copy.answers) },
    );
  }

  /** The server takes a stage only after the ones before it, so nothing is sent past an open one. */
  next(): StageCopy<A> | null {
    for (const stage of stages) {
      const { answers, base, baseSeq, baseCompleted } = this.#copies[stage];
      const completed = this.#isCompleted(stage);
      if (completed !== baseCompleted || !same(answers, base)) return { stage, seq: baseSeq + 1, answers, completed };
      if (!completed) return null;
    }
    return null;
  }

  /** What a sign-out or a new start has taken off this device meanwhile is not brought back. */
  confirm({ stage, seq, answers, completed }: StageCopy<A>): void {
    const confirmed = <S extends Stage>(copy: LocalCopy<A[S]>): LocalCopy<A[S]> =>
      seq < copy.baseSeq ? copy : { ...copy, base: answers as A[S], baseSeq: seq, baseCompleted: completed };
    if (this.#seen.has(stage) && !this.#look(stage))
      this.#copies = { ...this.#copies, [stage]: confirmed(this.#copies[stage]) };
    else this.#change(stage, confirmed);
  }

  /** Takes in what another tab has written on this device since; tells whether that changed an answer here. */
  takeInFromTabs(): boolean {
    return stages.map((stage) => this.#takeInFromTab(stage)).includes(true);
  }

  /** Takes in what another device has saved since; tells whether that changed an answer here. */
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
   * What does not fit the shape was not saved by this product. The last stage has no successor in which the server could
   * say that it is finished: finishing the session says it.
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

  /** A finished stage that was edited below its threshold is open again. */
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
