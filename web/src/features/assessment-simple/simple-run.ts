/**
 * A running assessment of Reading B. It continues whatever fails (ARB-44, ARB-45): answers are written to this device
 * at once, and everything the server has not confirmed, from the session to its completion, waits in one queue that is
 * retried until it has (D-52).
 */

import type { SimplePayload } from '#shared/assessment/simple/payload.ts';
import type { SimpleBank } from '#shared/assessment/simple-bank.ts';
import { type AssessmentStatus, type Stage, stages } from '#shared/assessment/stages.ts';
import type { AnswerForm } from '#web/parts/assessment/answer-form.ts';
import {
  type CopyStore,
  CURRENT_SESSION_KEY,
  clearSession,
  LATEST_RESULT_KEY,
  readCopy,
  stageKey,
} from '#web/parts/assessment/saving/answer-store.ts';
import { type Failure, IDLE_SAVE_MS, SaveQueue, type SaveState } from '#web/parts/assessment/saving/save-queue.ts';
import { type Progress, StageCopies, type StageCopy } from '#web/parts/assessment/saving/stage-copies.ts';
import { type Trouble, troubleAfter } from '#web/parts/assessment/saving/trouble.ts';
import type { Denial } from '#web/parts/billing/UpgradeDialog.tsx';
import type { KeyStore } from '#web/session/device/local-store.ts';
import { type Store, store } from '#web/ui/store.ts';
import { answerFormOf } from './answer-form.ts';
import type { Opening, OpenRequest, Session } from './open-session.ts';
import { stepsOf } from './steps.ts';
import { isTemporary, temporaryId } from './temporary-id.ts';

export interface RunPorts {
  sub: string;
  storage: KeyStore;
  open(request: OpenRequest): Promise<Opening>;
  save(sessionId: string, copy: StageCopy<SimplePayload>): Promise<unknown>;
  load(sessionId: string): Promise<Session>;
  /** @returns the id of the result */
  finish(assessmentId: string): Promise<string>;
  failure(error: unknown): Failure;
  warn(what: SyncTask['kind'], error: unknown): void;
}

export type Place =
  | { at: 'opening' }
  | { at: 'answering' }
  /** another assessment is open, which a start would replace */
  | { at: 'elsewhere'; sessionId: string }
  | { at: 'denied'; denial: Denial }
  | { at: 'ended'; sessionId: string; status: Exclude<AssessmentStatus, 'in_progress'>; resultId: string | null };

export interface RunView {
  place: Place;
  progress: Progress<SimplePayload>;
  save: SaveState;
  trouble: Trouble;
  /** whether the server knows this assessment */
  hasSession: boolean;
  /** set once the server has confirmed the completion */
  resultId: string | null;
  /** how often another device's answers were merged while this page was open */
  takenIn: number;
}

/** Requests to the server, sent one after the other. */
type SyncTask = { kind: 'open' } | { kind: 'save'; copy: StageCopy<SimplePayload> } | { kind: 'finish' };

export class SimpleRun {
  readonly #ports: RunPorts;
  readonly #form: AnswerForm<SimplePayload>;
  readonly #defaults: Record<string, number>;
  readonly #queue: SaveQueue<SyncTask>;
  #copies: StageCopies<SimplePayload>;
  /** the session or temporary id whose answers are stored on this device */
  #storedId: string | null;
  #session: Session | null = null;
  #begun = false;
  #replace = false;
  readonly #view: Store<RunView>;

  constructor(ports: RunPorts, bank: SimpleBank) {
    this.#ports = ports;
    this.#form = answerFormOf(stepsOf(bank));
    this.#defaults = Object.fromEntries(bank.triage.priorities.map(({ id, defaultValue }) => [id, defaultValue]));
    this.#storedId = ports.storage.getItem(CURRENT_SESSION_KEY);
    this.#copies = this.#copiesOf(this.#storedId ?? '');
    this.#view = store<RunView>({
      place: { at: 'opening' },
      progress: this.#copies.progress(),
      save: 'saving',
      trouble: null,
      hasSession: false,
      resultId: null,
      takenIn: 0,
    });
    this.#queue = new SaveQueue<SyncTask>({
      next: () => this.#next(),
      send: (task) => this.#send(task),
      confirmed: (task) => task.kind === 'save' && this.#copies.confirm(task.copy),
      failure: (error) => ports.failure(error),
      reconcile: () => this.refresh(),
      changed: (save) => this.#show({ save, trouble: troubleAfter(save, this.view().trouble) }),
    });
  }

  view = (): RunView => this.#view.get();

  useView = (): RunView => this.#view.use();

  start(): void {
    this.#queue.start();
    void this.#queue.now();
  }

  stop(): void {
    this.#queue.stop();
  }

  /** Sends unsaved answers and stops: somebody who leaves does not wait for an answer and starts no session. */
  leave(): void {
    if (this.#session && this.#copies.next()) void this.#queue.now();
    this.stop();
  }

  answer<S extends Stage>(stage: S, change: (answers: SimplePayload[S]) => SimplePayload[S]): void {
    this.#copies.change(stage, change);
    this.#show({ progress: this.#copies.progress() });
    this.#queue.after(IDLE_SAVE_MS);
  }

  /**
   * Marks a stage as completed and saves it; an untouched slider counts with its displayed value. The last stage ends
   * the assessment.
   */
  complete(stage: Stage): Promise<boolean> {
    if (stage === 'triage')
      this.#copies.change(stage, (now) => ({ ...now, priorities: { ...this.#defaults, ...now.priorities } }));
    this.#copies.complete(stage);
    this.#show({ progress: this.#copies.progress() });
    return this.#queue.now();
  }

  save(): Promise<boolean> {
    return this.#queue.now();
  }

  /** Starts here, abandoning the other assessment. */
  replace(): void {
    this.#replace = true;
    this.#show({ place: { at: 'opening' } });
    this.start();
  }

  /** Merges what another tab has written on this device. */
  takeInFromTabs = (): void => {
    if (this.#copies.takeInFromTabs()) this.#show({ progress: this.#copies.progress() });
  };

  /** Merges the server's state; false when the session accepts no more changes. */
  refresh = async (): Promise<boolean> => {
    if (!this.#session) return this.#queue.now();
    if (this.view().resultId) return false;
    const session = await this.#ports.load(this.#session.session_id);
    if (session.status !== 'in_progress') {
      this.#end(session);
      return false;
    }
    const changed = this.#copies.takeIn(session);
    this.#show({ progress: this.#copies.progress(), takenIn: this.view().takenIn + (changed ? 1 : 0) });
    return true;
  };

  #next(): SyncTask | null {
    if (!this.#session) return { kind: 'open' };
    const copy = this.#copies.next();
    if (copy) return { kind: 'save', copy };
    return isFinished(this.#copies.progress()) && !this.view().resultId ? { kind: 'finish' } : null;
  }

  async #send(task: SyncTask): Promise<void> {
    try {
      await this.#sendTo(task);
    } catch (error) {
      this.#ports.warn(task.kind, error);
      if (task.kind === 'open' && this.view().place.at === 'opening') this.#goOnWithout();
      throw error;
    }
  }

  async #sendTo(task: SyncTask): Promise<void> {
    const { open, save, finish } = this.#ports;
    if (task.kind === 'open')
      this.#opened(await open({ storedId: this.#storedId, goingOn: this.#begun, replace: this.#replace }));
    else if (task.kind === 'save') await save(this.#session!.session_id, task.copy);
    else this.#finished(await finish(this.#session!.assessment_id));
  }

  #opened(opening: Opening): void {
    if ('other' in opening) this.#leaveFor({ at: 'elsewhere', sessionId: opening.other });
    else if ('denied' in opening) this.#leaveFor({ at: 'denied', denial: opening.denied });
    else if (opening.session.status === 'in_progress') this.#goOnWith(opening.session);
    else this.#end(opening.session);
  }

  #goOnWith(session: Session): void {
    const sessionId = session.session_id;
    const mine =
      this.#begun || this.#storedId === sessionId || (this.#storedId !== null && isTemporary(this.#storedId));
    if (!mine) this.#storeUnder(sessionId);
    else if (this.#storedId !== sessionId) this.#copies.moveTo(sessionId);
    this.#copies.adopt(session);
    this.#ports.storage.setItem(CURRENT_SESSION_KEY, sessionId);
    this.#storedId = sessionId;
    this.#session = session;
    this.#begin({ hasSession: true });
  }

  /** The server cannot be reached: continues with this device's answers, or starts a temporary session (ARB-51). */
  #goOnWithout(): void {
    const { storage } = this.#ports;
    const storedId = this.#storedId;
    const own = storedId !== null && (isTemporary(storedId) || this.#hasCopies(storedId));
    const ofAnother = storedId !== null && !own && stages.some((stage) => storage.getItem(stageKey(stage)) !== null);
    if (ofAnother && !this.#replace) {
      this.#leaveFor({ at: 'elsewhere', sessionId: storedId });
    } else {
      if (!own) this.#storeUnder(temporaryId());
      this.#begin({});
    }
  }

  #begin(change: Partial<RunView>): void {
    this.#begun = true;
    this.#show({ ...change, place: { at: 'answering' }, progress: this.#copies.progress() });
  }

  #finished(resultId: string): void {
    clearSession(this.#ports.storage);
    this.#ports.storage.setItem(LATEST_RESULT_KEY, resultId);
    this.#show({ resultId });
  }

  #end({ session_id: sessionId, status, result_id: resultId }: Session): void {
    if (status !== 'in_progress') this.#leaveFor({ at: 'ended', sessionId, status, resultId });
  }

  #leaveFor(place: Place): void {
    this.#queue.stop();
    this.#show({ place });
  }

  /** Starts over on this device: earlier answers are removed. */
  #storeUnder(sessionId: string): void {
    clearSession(this.#ports.storage);
    this.#ports.storage.setItem(CURRENT_SESSION_KEY, sessionId);
    this.#storedId = sessionId;
    this.#copies = this.#copiesOf(sessionId);
  }

  #storeOf(sessionId: string): CopyStore<SimplePayload> {
    const { sub, storage } = this.#ports;
    return { form: this.#form, storage, owner: { sub, sessionId } };
  }

  #copiesOf(sessionId: string): StageCopies<SimplePayload> {
    return new StageCopies(this.#storeOf(sessionId));
  }

  #hasCopies(sessionId: string): boolean {
    return stages.some((stage) => readCopy(this.#storeOf(sessionId), stage) !== null);
  }

  #show(change: Partial<RunView>): void {
    this.#view.set({ ...this.view(), ...change });
  }
}

/** Whether all three stages have been answered and completed. */
export const isFinished = ({ completed }: Progress<SimplePayload>): boolean =>
  stages.every((stage) => completed[stage]);
