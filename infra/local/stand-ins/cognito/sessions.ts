import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '#infra/local/stand-ins/kit/time.ts';
import type { CognitoConfig } from './config.ts';
import { NotAuthorizedException, RefreshTokenReuseException } from './errors.ts';

export interface Session {
  originJti: string;
  sub: string;
  /** Milliseconds; the time of the sign-in that all tokens of the session derive from. */
  authTime: number;
}

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** Sign-ins and their rotating refresh tokens; only digests of the tokens are stored. */
export function sessionsIn(
  db: DatabaseSync,
  {
    refreshTokenDays,
    refreshRotationGraceSeconds,
  }: Pick<CognitoConfig, 'refreshTokenDays' | 'refreshRotationGraceSeconds'>,
) {
  const start = db.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, 0)');
  const addToken = db.prepare('INSERT INTO refresh_tokens VALUES (?, ?, NULL)');
  const byToken = db.prepare('SELECT * FROM refresh_tokens JOIN sessions USING (origin_jti) WHERE digest = ?');
  const rotate = db.prepare('UPDATE refresh_tokens SET rotated_at = ? WHERE digest = ? AND rotated_at IS NULL');
  const revoke = db.prepare('UPDATE sessions SET revoked = 1 WHERE origin_jti = ?');
  const revokeAll = db.prepare('UPDATE sessions SET revoked = 1 WHERE sub = ?');
  const live = db.prepare('SELECT 1 FROM sessions WHERE origin_jti = ? AND revoked = 0');
  const seen = db.prepare('SELECT 1 FROM sessions WHERE sub = ? AND source = ? LIMIT 1');
  const sweep = db.prepare('DELETE FROM sessions WHERE expires_at <= ?');

  const newToken = (originJti: string): string => {
    const token = randomBytes(48).toString('base64url');
    addToken.run(digest(token), originJti);
    return token;
  };

  return {
    start(sub: string, source: string, now: number): { session: Session; refreshToken: string } {
      sweep.run(now);
      const session = { originJti: randomUUID(), sub, authTime: now };
      start.run(session.originJti, sub, source, now, now + refreshTokenDays * DAY_MS);
      return { session, refreshToken: newToken(session.originJti) };
    },

    /** Exchanges a refresh token for the next one; the session keeps the expiry set at sign-in. */
    rotate(token: string, now: number): { session: Session; refreshToken: string } {
      const row = byToken.get(digest(token));
      if (!row) throw new NotAuthorizedException('Invalid Refresh Token.');
      if (row.revoked === 1) throw new NotAuthorizedException('Refresh Token has been revoked');
      if (Number(row.expires_at) <= now) throw new NotAuthorizedException('Refresh Token has expired');
      if (row.rotated_at !== null && now > Number(row.rotated_at) + refreshRotationGraceSeconds * 1000) {
        throw new RefreshTokenReuseException('The refresh token has been exchanged for a newer one.');
      }
      const session = { originJti: String(row.origin_jti), sub: String(row.sub), authTime: Number(row.auth_time) };
      rotate.run(now, digest(token));
      return { session, refreshToken: newToken(session.originJti) };
    },

    /** Ends the session of a refresh token; an unknown token is ignored, as in Cognito. */
    revoke(token: string): void {
      const row = byToken.get(digest(token));
      if (row) revoke.run(String(row.origin_jti));
    },
    revokeAll: (sub: string) => void revokeAll.run(sub),
    isLive: (originJti: string) => live.get(originJti) !== undefined,
    /** Whether this person has signed in from this address before. */
    isFamiliar: (sub: string, source: string) => seen.get(sub, source) !== undefined,
  };
}
