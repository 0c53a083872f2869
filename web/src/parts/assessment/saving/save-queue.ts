/**
 * Sends unsaved answers to the server: one request at a time, in order, retried until confirmed. A request with an
 * unknown outcome is repeated verbatim before anything newer is sent, so that sequence numbers distinguish another
 * device's writes from a lost answer.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failing' | 'refused';

/** Why a send failed: the version was superseded, the server will never accept it, or a retry may succeed. */
export type Failure = 'overtaken' | 'refused' | 'later';

export interface QueuePorts<Copy> {
  /** The next version to send, or null when everything is confirmed. */
  next(): Copy | null;
  send(copy: Copy): Promise<unknown>;
  confirmed(copy: Copy): void;
  failure(error: unknown): Failure;
  /** Merges the newer version; false ends saving because the session has ended. */
  reconcile(): Promise<boolean>;
  changed(state: SaveState): void;
}

/** Answers are sent after this idle time, so that another device can continue. */
export const IDLE_SAVE_MS = 10_000;

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;
/**
 * Being superseded more often than this in a row indicates a fault rather than another device: wait before retrying.
 */
const MAX_OVERTAKEN = 3;

/** Doubles from 2 s to 30 s; `attempt` counts failures from 1. */
export const retryDelay = (attempt: number): number => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempt - 1));

export class SaveQueue<Copy> {
  readonly #ports: QueuePorts<Copy>;
  #inFlight: Copy | null = null;
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #overtaken = 0;
  #stopped = false;

  constructor(ports: QueuePorts<Copy>) {
    this.#ports = ports;
  }

  /** Saves now, including changes made meanwhile. Resolves true when everything is confirmed, false after a failure. */
  now(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Saves after `delayMs` without another call. If a retry is already scheduled, that retry does it. */
  after(delayMs: number): void {
    if (this.#failures > 0 || this.#stopped) return;
    this.#plan(delayMs);
    if (!this.#running) this.#ports.changed('waiting');
  }

  start(): void {
    this.#stopped = false;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #drain(): Promise<boolean> {
    while (!this.#stopped) {
      this.#inFlight ??= this.#ports.next();
      if (!this.#inFlight) {
        this.#failures = 0;
        this.#ports.changed('saved');
        return true;
      }
      this.#ports.changed('saving');
      if (!(await this.#attempt(this.#inFlight))) return false;
    }
    return false;
  }

  async #attempt(copy: Copy): Promise<boolean> {
    try {
      await this.#ports.send(copy);
      this.#inFlight = null;
      this.#failures = 0;
      this.#overtaken = 0;
      this.#ports.confirmed(copy);
      return true;
    } catch (error) {
      return this.#fail(error);
    }
  }

  async #fail(error: unknown): Promise<boolean> {
    const failure = this.#ports.failure(error);
    if (failure === 'overtaken' && (await this.#reconciled())) return true;
    if (this.#stopped) return false;
    if (failure === 'refused') {
      this.#inFlight = null;
      this.#ports.changed('refused');
      return false;
    }
    this.#failures += 1;
    this.#ports.changed('failing');
    this.#plan(retryDelay(this.#failures));
    return false;
  }

  async #reconciled(): Promise<boolean> {
    this.#overtaken += 1;
    if (this.#overtaken > MAX_OVERTAKEN) return false;
    try {
      if (!(await this.#ports.reconcile())) this.stop();
      this.#inFlight = null;
      return !this.#stopped;
    } catch {
      // the newer version could not be read either: the network is at fault, and the retry starts over
      return false;
    }
  }

  #plan(delayMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.now(), delayMs);
  }
}
