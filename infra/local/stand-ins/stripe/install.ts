import type { DatabaseSync } from 'node:sqlite';
import { randomText } from './ids.ts';

/** Stripe lets an old webhook secret sign beside the new one for at most a day after it was rolled. */
const overlapMs = 24 * 3_600_000;

export interface WebhookSecret {
  secret: string;
  /** Milliseconds of the local clock; null for the newest. */
  until: number | null;
}

export type Install = ReturnType<typeof openInstall>;

/** What is random per install: the secret key and the webhook's signing secrets. Made once, then kept. */
export function openInstall(db: DatabaseSync) {
  const read = db.prepare('SELECT value FROM install WHERE name = ?');
  const write = db.prepare(
    'INSERT INTO install (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const kept = (name: string, make: () => string): string => {
    const row = read.get(name);
    if (row) return String(row.value);
    const value = make();
    write.run(name, value);
    return value;
  };
  const newSecret = () => `whsec_${randomText(32)}`;
  const secrets = (): WebhookSecret[] =>
    JSON.parse(kept('webhookSecrets', () => JSON.stringify([{ secret: newSecret(), until: null }])));

  return {
    secretKey: kept('secretKey', () => `sk_test_${randomText(48)}`),
    accountId: kept('accountId', () => `acct_${randomText(16)}`),
    /** Newest first; an event is signed with each of them. */
    activeSecrets: (now: number): string[] =>
      secrets()
        .filter(({ until }) => until === null || until > now)
        .map(({ secret }) => secret),
    /** Makes a new one; the one before goes on signing for a day, those before that no more. */
    rollSecret(now: number): string {
      const secret = newSecret();
      const [last] = secrets();
      write.run(
        'webhookSecrets',
        JSON.stringify([
          { secret, until: null },
          { ...last, until: now + overlapMs },
        ]),
      );
      return secret;
    },
  };
}
