import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '#infra/local/stand-ins/kit/time.ts';
import { StripeError } from '../errors.ts';
import type { Form } from './form.ts';

const LIFETIME_MS = DAY_MS;

interface StoredAnswer {
  status: number;
  body: string;
  /** The id of the request that was executed. */
  request: string;
}

/** A repeatable request: its key, its target and its parameters. */
interface KeyedRequest {
  key: string;
  target: string;
  form: Form;
}

/** Answers to POST requests by their Idempotency-Key, repeated for a day. */
export function answersIn(db: DatabaseSync) {
  const get = db.prepare('SELECT * FROM answers WHERE key = ? AND at > ?');
  const put = db.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?, ?, ?)');
  const forget = db.prepare('DELETE FROM answers WHERE at <= ?');
  const fingerprint = (form: Form) => createHash('sha256').update(JSON.stringify(form)).digest('hex');

  return {
    /** @throws StripeError idempotency_error if the key was used for another request */
    find({ key, target, form }: KeyedRequest, nowMs: number): StoredAnswer | null {
      const row = get.get(key, nowMs - LIFETIME_MS);
      if (!row) return null;
      if (row.target !== target)
        throw conflict(
          `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${row.target}' vs '${target}'). Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      if (row.fingerprint !== fingerprint(form))
        throw conflict(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      return { status: Number(row.status), body: String(row.body), request: String(row.request) };
    },
    store({ key, target, form }: KeyedRequest, answer: StoredAnswer, nowMs: number): void {
      forget.run(nowMs - LIFETIME_MS);
      put.run(key, target, fingerprint(form), answer.status, answer.request, answer.body, nowMs);
    },
  };
}

const conflict = (message: string) => new StripeError(400, { type: 'idempotency_error', message });
