/**
 * A running assessment: the answers of the three stages, written to this device at once and to the server soon after.
 * It lives outside React, so that answers do not depend on a component's lifetime.
 */
import type * as z from 'zod/mini';
import type { Answers } from '#shared/assessment/answers.ts';
import type { sessionBody } from '#shared/assessment/contract.ts';
import type { AssessmentStatus, Stage } from '#shared/assessment/stages.ts';
import type { Owner } from '#web/parts/assessment/saving/answer-store.ts';
import { type Failure, IDLE_SAVE_MS, SaveQueue, type SaveState } from '#web/parts/assessment/saving/save-queue.ts';
import { type Progress, StageCopies, type StageCopy } from '#web/parts/assessment/saving/stage-copies.ts';
import { type Trouble, troubleAfter } from '#web/parts/assessment/saving/trouble.ts';
import type { KeyStore } from '#web/session/device/local-store.ts';
import { type Store, store } from '#web/ui/store.ts';
import { answerForm } from './answer-form.ts';

export type Session = z.output<typeof sessionBody>;

export interface RunPorts {
  owner: Owner;
  storage: KeyStore;
  save(copy: StageCopy<Answers>): Promise<unknown>;
  load(): Promise<Session>;
  failure(error: unknown): Failure;
}

export interface RunView {
  progress: Progress<Answers>;
  save: SaveState;
  trouble: Trouble;
  status: AssessmentStatus;
  /** set once the session is completed */
  resultId: string | null;
  /** how often another device's answers were merged while this page was open */
  takenIn: number;
}

export class AssessmentRun {
  readonly #ports: RunPorts;
  readonly #copies: StageCopies<Answers>;
  readonly #queue: SaveQueue<StageCopy<Answers>>;
  readonly #view: Store<RunView>;
  #stopped = false;

  constructor(ports: RunPorts, session: Session) {
    this.#ports = ports;
    this.#copies = new StageCopies({ form: answerForm, storage: ports.storage, owner: ports.owner });
    this.#copies.adopt(session);
    this.#view = store<RunView>({
      progress: this.#copies.progress(),
      save: 'saved',
      trouble: null,
      ...endOf(session),
      takenIn: 0,
    });
    this.#queue = new SaveQueue<StageCopy<Answers>>({
      next: () => this.#copies.next(),
      send: (copy) => ports.save(copy),
      confirmed: (copy) => this.#copies.confirm(copy),
      failure: (error) => ports.failure(error),
      reconcile: () => this.refresh(),
      changed: (save) => this.#show({ save, trouble: troubleAfter(save, this.view().trouble) }),
    });
  }

  view = (): RunView => this.#view.get();

  useView = (): RunView => this.#view.use();

  /** Saves what an earlier visit left unsaved. */
  start(): void {
    this.#stopped = false;
    this.#queue.start();
    if (this.#copies.next()) void this.#queue.now();
  }

  stop(): void {
    this.#stopped = true;
    this.#queue.stop();
  }

  /** Sends unsaved answers and stops: somebody who leaves does not wait for an answer. */
  leave(): void {
    if (this.isOpen() && this.#copies.next()) void this.#queue.now();
    this.stop();
  }

  /** Whether the person can continue here: the session is open, and they have not left the page. */
  isOpen(): boolean {
    return !this.#stopped && this.view().status === 'in_progress';
  }

  answer<S extends Stage>(stage: S, change: (answers: Answers[S]) => Answers[S]): void {
    this.#copies.change(stage, change);
    this.#show({ progress: this.#copies.progress() });
    this.#queue.after(IDLE_SAVE_MS);
  }

  /** Marks a stage as completed and saves it; false when the server has not confirmed it yet. */
  complete(stage: Stage, nowIso: string): Promise<boolean> {
    this.#copies.complete(stage, (answers) => ({ ...answers, completedAt: nowIso }));
    this.#show({ progress: this.#copies.progress() });
    return this.#queue.now();
  }

  save(): Promise<boolean> {
    return this.#queue.now();
  }

  /** Merges what another tab has written on this device. */
  takeInFromTabs = (): void => {
    if (this.#copies.takeInFromTabs()) this.#show({ progress: this.#copies.progress() });
  };

  /** Merges the server's state; false when the session is no longer open. */
  refresh = async (): Promise<boolean> => {
    const session = await this.#ports.load();
    const changed = this.#copies.takeIn(session);
    this.#show({
      progress: this.#copies.progress(),
      ...endOf(session),
      takenIn: this.view().takenIn + (changed ? 1 : 0),
    });
    return session.status === 'in_progress';
  };

  #show(change: Partial<RunView>): void {
    this.#view.set({ ...this.view(), ...change });
  }
}

const endOf = ({ status, result_id: resultId }: Session) => ({ status, resultId });
