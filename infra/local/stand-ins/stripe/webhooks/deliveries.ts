import type { DatabaseSync } from 'node:sqlite';

export interface Delivery {
  position: number;
  event: string;
  attempts: number;
  /** waiting (for its first or next attempt), delivered, dropped or given up */
  state: string;
  /** HTTP status of the last attempt, 0 without an answer, null before the first. */
  status: number | null;
}

type Attempt = Pick<Delivery, 'attempts' | 'state'> & { status: number; nextAt: number | null };

/** The account's queue of events for the webhook. */
export function deliveriesIn(db: DatabaseSync) {
  const columns = 'position, event, attempts, state, status';
  const due = db.prepare(
    `SELECT ${columns} FROM deliveries WHERE state = 'waiting' AND next_at <= ? ORDER BY position`,
  );
  const newest = db.prepare("SELECT max(position) AS position FROM deliveries WHERE state = 'waiting'");
  const waiting = db.prepare("SELECT count(*) AS number FROM deliveries WHERE state = 'waiting'");
  const listed = db.prepare(`SELECT ${columns} FROM deliveries ORDER BY position DESC LIMIT ?`);
  const add = db.prepare("INSERT INTO deliveries (event, attempts, next_at, state) VALUES (?, 0, ?, 'waiting')");
  const update = db.prepare(
    'UPDATE deliveries SET attempts = ?, next_at = ?, state = ?, status = ? WHERE position = ?',
  );
  const dropUntried = db.prepare(
    "UPDATE deliveries SET state = 'dropped', next_at = NULL WHERE state = 'waiting' AND attempts = 0",
  );
  const hasten = db.prepare("UPDATE deliveries SET next_at = min(next_at, ?) WHERE state = 'waiting'");

  return {
    /** Waiting deliveries that are due, oldest first. */
    due: (now: number) => due.all(now) as unknown as Delivery[],
    newestWaiting: (): number => Number(newest.get()?.position ?? 0),
    waiting: (): number => Number(waiting.get()?.number),
    list: (limit: number) => listed.all(limit) as unknown as Delivery[],
    add: (event: string, nextAt: number): void => void add.run(event, nextAt),
    recordAttempt: (position: number, { attempts, nextAt, state, status }: Attempt): void =>
      void update.run(attempts, nextAt, state, status, position),
    dropUntried: (): void => void dropUntried.run(),
    /** Makes every waiting delivery due by this time at the latest. */
    hasten: (until: number): void => void hasten.run(until),
  };
}
