import type { DatabaseSync } from 'node:sqlite';
import { type DeliveryMode, waitAfter } from './delivery-modes.ts';
import type { Install } from './install.ts';
import type { Objects } from './objects.ts';
import { signatureHeader } from './signature.ts';
import type { Event } from './wire.ts';

/** How long the webhook may take to answer, and how long nothing must happen before a batch is turned round. */
const TIMEOUT_MS = 10_000;
const quietMs = 300;

export interface Delivery {
  position: number;
  event: string;
  type: string;
  attempts: number;
  /** waiting (for its first or next attempt), delivered, dropped or given up */
  state: string;
  /** HTTP status of the last attempt, 0 when there was no answer, null before the first. */
  status: number | null;
}

export type Webhooks = ReturnType<typeof webhooksOf>;

interface Parts {
  db: DatabaseSync;
  install: Install;
  objects: Objects;
  clock: () => number;
  url: string;
}

/** Sends what `Work.emit` recorded to the webhook, signed, until it is answered with 2xx. */
export function webhooksOf({ db, install, objects, clock, url }: Parts) {
  const dueRows = db.prepare(
    `SELECT position, event, attempts FROM deliveries WHERE state = 'waiting' AND next_at <= ? ORDER BY position`,
  );
  const settle = db.prepare(
    'UPDATE deliveries SET attempts = ?, next_at = ?, state = ?, status = ? WHERE position = ?',
  );
  const dropAll = db.prepare(
    "UPDATE deliveries SET state = 'dropped', next_at = NULL WHERE state = 'waiting' AND attempts = 0",
  );
  const newest = db.prepare("SELECT max(position) AS position FROM deliveries WHERE state = 'waiting'");
  const add = db.prepare("INSERT INTO deliveries (event, attempts, next_at, state) VALUES (?, 0, ?, 'waiting')");
  const listed = db.prepare(
    'SELECT position, event, attempts, state, status FROM deliveries ORDER BY position DESC LIMIT ?',
  );
  const waiting = db.prepare("SELECT count(*) AS number FROM deliveries WHERE state = 'waiting'");

  // the clock is right again after a restart: nothing waits for a time that it had been moved to
  db.prepare("UPDATE deliveries SET next_at = min(next_at, ?) WHERE state = 'waiting'").run(clock());
  let mode: DeliveryMode = 'normal';
  let running: Promise<number> | null = null;
  let quiet = { position: 0, since: 0 };
  let stopped = false;

  async function send(event: Event): Promise<number> {
    const payload = JSON.stringify(event, null, 2); // Stripe sends it indented: nobody may rely on a compact form
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signatureHeader(payload, install.activeSecrets(clock()), clock()),
    };
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(url, { method: 'POST', body: payload, headers, signal, redirect: 'manual' });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0; // no answer: it comes again, and the list shows it
    }
  }

  async function deliver({ position, event: id, attempts }: Record<string, unknown>, copies: number): Promise<void> {
    const event = objects.get<Event>(String(id));
    if (!event) return;
    const [status = 0] = await Promise.all(Array.from({ length: copies }, () => send(event)));
    if (stopped) return;
    const tried = Number(attempts) + 1;
    const done = status >= 200 && status < 300;
    const wait = waitAfter(tried);
    const next = done || wait === null ? null : clock() + wait;
    const state = done ? 'delivered' : next === null ? 'given up' : 'waiting';
    settle.run(tried, next, state, status, Number(position));
    if (done) objects.put({ ...event, pending_webhooks: 0 });
  }

  /** In the reorder mode a batch is complete when nothing was added for a moment. */
  function settled(): boolean {
    const position = Number(newest.get()?.position ?? 0);
    if (position !== quiet.position) quiet = { position, since: performance.now() };
    return performance.now() - quiet.since >= quietMs;
  }

  async function round(): Promise<number> {
    if (mode === 'hold') return 0;
    if (mode === 'drop') {
      dropAll.run();
      return 0;
    }
    if (mode === 'reorder' && !settled()) return 0;
    const batch = dueRows.all(clock());
    const copies = mode === 'duplicate' ? 2 : 1;
    if (mode === 'reorder') batch.reverse();
    for (const each of batch) {
      if (stopped) break;
      await deliver(each, copies);
    }
    return batch.length;
  }

  /** Delivers what is due now; one round at a time, so that the order is the one asked for. */
  function pump(): Promise<number> {
    const mine: Promise<number> = (running ?? Promise.resolve(0))
      .catch(() => 0) // whoever asked for that round hears of it
      .then(round)
      .finally(() => {
        if (running === mine) running = null;
      });
    running = mine;
    return mine;
  }

  const failed = (error: unknown) => console.error('the Stripe stand-in could not deliver:', error);

  return {
    pump,
    /** The same unless it is being done, for whoever does not wait for it. */
    nudge: (): void => {
      if (!running && !stopped) pump().catch(failed);
    },
    setMode(next: DeliveryMode): void {
      if (mode === 'drop') dropAll.run(); // what happened until now is lost, too
      mode = next;
    },
    /** Sends an event once more, however often it was delivered. */
    resend(id: string): boolean {
      if (!objects.get<Event>(id)?.id.startsWith('evt_')) return false;
      add.run(id, clock());
      return true;
    },
    state(limit = 100) {
      const rows = listed.all(limit).map((row): Delivery => {
        const event = String(row.event);
        return {
          position: Number(row.position),
          event,
          type: objects.get<Event>(event)?.type ?? '',
          attempts: Number(row.attempts),
          state: String(row.state),
          status: row.status === null ? null : Number(row.status),
        };
      });
      return { mode, waiting: Number(waiting.get()?.number), deliveries: rows };
    },
    async stop(): Promise<void> {
      stopped = true;
      await running?.catch(failed);
    },
  };
}
