import type { DatabaseSync } from 'node:sqlite';
import type { Install } from '../install.ts';
import type { Objects } from '../objects.ts';
import type { Event } from '../wire.ts';
import { type Delivery, deliveriesIn } from './deliveries.ts';
import { type DeliveryMode, waitAfter } from './delivery-modes.ts';
import { signatureHeader } from './signature.ts';

/** How long the webhook may take to answer, and how long nothing must happen before a batch is turned round. */
const TIMEOUT_MS = 10_000;
const QUIET_MS = 300;
/** The control port shows this many of the newest deliveries. */
const SHOWN = 100;

interface Parts {
  db: DatabaseSync;
  install: Install;
  objects: Objects;
  clock: () => number;
  url: string;
}

/** Sends what `Work.emit` recorded to the webhook, signed, until it is answered with 2xx. */
export function webhooksOf({ db, install, objects, clock, url }: Parts) {
  const deliveries = deliveriesIn(db);
  deliveries.hasten(clock()); // a clock moved before the restart is right again: retries that it scheduled are due now
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

  /** In the reorder mode a batch is complete when nothing was added for a moment. */
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
      if (mode === 'drop') deliveries.dropUntried(); // what happened until now is lost, too
      mode = next;
    },
    /** Sends an event once more, however often it was delivered. */
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

/** @returns the status it was answered with, 0 without an answer */
async function send(event: Event, url: string, secrets: string[], now: number): Promise<number> {
  const payload = JSON.stringify(event, null, 2); // Stripe sends it indented: nobody may rely on a compact form
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
    return 0; // no answer: it comes again, and the list shows it
  }
}
