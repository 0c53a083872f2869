import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS, HOUR_MS } from '#infra/local/stand-ins/kit/time.ts';

export type Purpose = 'confirm' | 'reset' | 'email';

/** Cognito's own lifetimes: a day for confirming an address, whether first or new, and an hour for a new password. */
const lifetimeMs: Record<Purpose, number> = { confirm: DAY_MS, reset: HOUR_MS, email: DAY_MS };

/** Wrong tries until a code is invalid, from any address. */
const MAX_ATTEMPTS = 10;

type Verdict = 'right' | 'wrong' | 'expired' | 'used';

/** One-time codes sent by mail: one per person and purpose, replaced by a newer one; only a keyed digest is stored. */
export function codesIn(db: DatabaseSync, key: Buffer) {
  const put = db.prepare(
    `INSERT INTO codes VALUES (?, ?, ?, ?, 0, 0) ON CONFLICT (sub, purpose)
     DO UPDATE SET digest = excluded.digest, expires_at = excluded.expires_at, tries = 0, used = 0`,
  );
  const get = db.prepare('SELECT * FROM codes WHERE sub = ? AND purpose = ?');
  const miss = db.prepare('UPDATE codes SET tries = tries + 1 WHERE sub = ? AND purpose = ?');
  const use = db.prepare('UPDATE codes SET used = 1 WHERE sub = ? AND purpose = ?');
  const digest = (sub: string, purpose: Purpose, code: string) =>
    createHmac('sha256', key).update(`${sub} ${purpose} ${code}`).digest();

  return {
    issue(sub: string, purpose: Purpose, now: number): string {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      put.run(sub, purpose, digest(sub, purpose, code).toString('hex'), now + lifetimeMs[purpose]);
      return code;
    },

    /**
     * Only somebody with the right code learns that it is expired or used; everybody else gets "wrong", as for an
     * unknown address. A wrong try is counted on disk before it is answered.
     */
    judge(sub: string, purpose: Purpose, code: string, now: number): Verdict {
      const row = get.get(sub, purpose);
      if (!row || Number(row.tries) >= MAX_ATTEMPTS) return 'wrong';
      if (!timingSafeEqual(Buffer.from(String(row.digest), 'hex'), digest(sub, purpose, code))) {
        miss.run(sub, purpose);
        return 'wrong';
      }
      if (row.used === 1) return 'used';
      return Number(row.expires_at) <= now ? 'expired' : 'right';
    },

    use: (sub: string, purpose: Purpose) => void use.run(sub, purpose),
  };
}
