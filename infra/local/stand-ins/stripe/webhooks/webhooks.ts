import type { DatabaseSync } from 'node:sqlite';
import type { Install } from '../install.ts';
import type { Objects } from '../objects.ts';
import type { Event } from '../wire.ts';
import { type Delivery, deliveriesIn } from './deliveries.ts';
import { type DeliveryMode, waitAfter } from './delivery-modes.ts';
import { signatureHeader } from './signature.ts';

/** The webhook's time limit, and the pause without new events after which a batch is reversed. */
const TIMEOUT_MS = 10_000;
const QUIET_MS = 300;
/** The number of newest deliveries shown on the control port. */
const SHOWN = 100;

interface Parts {
  db: DatabaseSync;
  install: Install;
  objects: Objects;
  clock: () => number;
  url: string;
}

/** Sends the events recorded by `Work.emit` to the webhook, signed, until it answers 2xx. */
export function webhooksOf({ db, install, objects, clock, url }: Parts) {
  const deliveries = deliveriesIn(db);
  deliveries.hasten(clock()); // a restart resets a moved clock: retries scheduled by it are due now
  let mode: DeliveryMode = 'normal';
  let running: Promise<number> | null = null;
  let quiet = { position: 0, since: 0 };
  let stopped = false;

  async function deliver({ position, event: id, attempts: before }: Delivery, copies: number): Promise<void> {
    const event = objects.get<Event>(id);
    if (!event) return;
    const [status = 0] = await Promise.all(
      Array.from({ length: copies }, () => send(event, url, install.activeSecrets(clock()), clock())),
    );
    if (stopped) return;
    const attempts = before + 1;
    const done = status >= 200 && status < 300;
    const wait = waitAfter(attempts);
    const nextAt = done || wait === null ? null : clock() + wait;
    const state = done ? 'delivered' : nextAt === null ? 'given up' : 'waiting';
    deliveries.recordAttempt(position, { attempts, nextAt, state, status });
    if (done) objects.put({ ...event, pending_webhooks: 0 });
  }

  /** In reorder mode a batch is complete after a short pause without new events. */
  function settled(): boolean {
    const position = deliveries.newestWaiting();
    if (position !== quiet.position) quiet = { position, since: performance.now() };
    return performance.now() - quiet.since >= QUIET_MS;
  }

  async function round(): Promise<number> {
    if (mode === 'hold') return 0;
    if (mode === 'drop') {
      deliveries.dropUntried();
      return 0;
    }
    if (mode === 'reorder' && !settled()) return 0;
    const batch = deliveries.due(clock());
    const copies = mode === 'duplicate' ? 2 : 1;
    if (mode === 'reorder') batch.reverse();
    for (const each of batch) {
      if (stopped) break;
      await deliver(each, copies);
    }
    return batch.length;
  }

  /** Delivers what is due now; one round at a time, to keep the order. */
  function pump(): Promise<number> {
    const mine: Promise<number> = (running ?? Promise.resolve(0))
      .catch(() => 0) // the caller of that round gets its error
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
    /** Starts a round without waiting for it, unless one is running. */
    nudge: (): void => {
      if (!running && !stopped) pump().catch(failed);
    },
    setMode(next: DeliveryMode): void {
      if (mode === 'drop') deliveries.dropUntried(); // events from before the change are lost, too
      mode = next;
    },
    /** Sends an event again, even if it was delivered. */
    resend(id: string): boolean {
      if (!objects.get<Event>(id)) return false;
      deliveries.add(id, clock());
      return true;
    },
    state() {
      return {
        mode,
        waiting: deliveries.waiting(),
        deliveries: deliveries
          .list(SHOWN)
          .map((each) => ({ ...each, type: objects.get<Event>(each.event)?.type ?? '' })),
      };
    },
    async stop(): Promise<void> {
      stopped = true;
      await running?.catch(failed);
    },
  };
}

/** @returns the status of the answer, 0 without one */
async function send(event: Event, url: string, secrets: string[], now: number): Promise<number> {
  const payload = JSON.stringify(event, null, 2); // Stripe sends it indented: no code may rely on a compact form
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signatureHeader(payload, secrets, now),
  };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { method: 'POST', body: payload, headers, signal, redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0; // no answer: it is retried, and the list shows it
  }
}
