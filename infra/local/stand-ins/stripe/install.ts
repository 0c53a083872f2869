import type { DatabaseSync } from 'node:sqlite';
import { installValuesIn } from '#infra/local/stand-ins/kit/install-values.ts';
import { DAY_MS } from '#infra/local/stand-ins/kit/time.ts';
import { randomText } from './ids.ts';

/** Stripe lets the old webhook secret sign along with the new one for at most a day after a roll. */
const OVERLAP_MS = DAY_MS;

interface WebhookSecret {
  secret: string;
  /** Milliseconds of the local clock; null for the newest. */
  until: number | null;
}

export type Install = ReturnType<typeof openInstall>;

/** Random values per install: the secret key and the webhook's signing secrets. Created once, then stored. */
export function openInstall(db: DatabaseSync) {
  const { getOrCreate, set } = installValuesIn(db);
  const newSecret = () => `whsec_${randomText(32)}`;
  const secrets = (): WebhookSecret[] =>
    JSON.parse(getOrCreate('webhookSecrets', () => JSON.stringify([{ secret: newSecret(), until: null }])));

  return {
    secretKey: getOrCreate('secretKey', () => `sk_test_${randomText(48)}`),
    /** Newest first; an event is signed with all of them. */
    activeSecrets: (now: number): string[] =>
      secrets()
        .filter(({ until }) => until === null || until > now)
        .map(({ secret }) => secret),
    /** Creates a new secret; the previous one keeps signing for a day, older ones stop. */
    rollSecret(now: number): string {
      const secret = newSecret();
      const [last] = secrets();
      set(
        'webhookSecrets',
        JSON.stringify([
          { secret, until: null },
          { ...last, until: now + OVERLAP_MS },
        ]),
      );
      return secret;
    },
  };
}
