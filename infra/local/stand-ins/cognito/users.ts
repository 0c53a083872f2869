import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Verifier } from './srp.ts';

/** A user of the pool. As in every pool with sign-in by email address, the username is the `sub`. */
export interface User extends Verifier {
  sub: string;
  /** Lower case: addresses are compared without case (reliability I13). */
  email: string;
  confirmed: boolean;
  enabled: boolean;
  createdAt: number;
  modifiedAt: number;
}

/** The attributes as Cognito lists them; the pool requires only the address. */
export const attributesOf = (user: User) => [
  { Name: 'sub', Value: user.sub },
  { Name: 'email', Value: user.email },
  { Name: 'email_verified', Value: String(user.confirmed) },
];

const toUser = (row: Record<string, SQLOutputValue>): User => ({
  sub: String(row.sub),
  email: String(row.email),
  salt: String(row.salt),
  verifier: String(row.verifier),
  confirmed: row.confirmed === 1,
  enabled: row.enabled === 1,
  createdAt: Number(row.created_at),
  modifiedAt: Number(row.modified_at),
});

export function usersIn(db: DatabaseSync) {
  const find = db.prepare('SELECT * FROM users WHERE email = ? OR sub = ?');
  const insert = db.prepare('INSERT INTO users VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const count = db.prepare('SELECT count(*) AS users FROM users');
  const confirm = db.prepare('UPDATE users SET confirmed = 1, modified_at = ? WHERE sub = ?');
  const enable = db.prepare('UPDATE users SET enabled = ?, modified_at = ? WHERE sub = ?');
  const verifier = db.prepare('UPDATE users SET salt = ?, verifier = ?, modified_at = ? WHERE sub = ?');
  const rename = db.prepare('UPDATE users SET email = ?, confirmed = 1, modified_at = ? WHERE sub = ?');
  const putPending = db.prepare('INSERT OR REPLACE INTO pending_emails VALUES (?, ?)');
  const pending = db.prepare('SELECT email FROM pending_emails WHERE sub = ?');
  const dropPending = db.prepare('DELETE FROM pending_emails WHERE sub = ?');
  const remove = db.prepare('DELETE FROM users WHERE sub = ?');
  const groups = db.prepare('SELECT name FROM memberships WHERE sub = ? ORDER BY name');
  const join = db.prepare('INSERT OR IGNORE INTO memberships VALUES (?, ?)');

  return {
    /** Finds a user by email address in any case, or by `sub`. */
    find(username: string): User | null {
      const name = username.toLowerCase();
      const row = find.get(name, name);
      return row ? toUser(row) : null;
    },
    add(user: User): void {
      const { sub, email, salt, verifier, confirmed, enabled, createdAt, modifiedAt } = user;
      insert.run(sub, email, salt, verifier, confirmed ? 1 : 0, enabled ? 1 : 0, createdAt, modifiedAt);
    },
    count: (): number => Number(count.get()?.users),
    confirm: (sub: string, now: number) => void confirm.run(now, sub),
    setEnabled: (sub: string, enabled: boolean, now: number) => void enable.run(enabled ? 1 : 0, now, sub),
    setVerifier: (sub: string, next: Verifier, now: number) => void verifier.run(next.salt, next.verifier, now, sub),
    /** A new address that takes effect once its code has been entered; until then the old one stays. */
    setPending: (sub: string, email: string) => void putPending.run(sub, email),
    pendingOf: (sub: string): string | null => (pending.get(sub)?.email as string | undefined) ?? null,
    rename(sub: string, email: string, now: number): void {
      rename.run(email, now, sub);
      dropPending.run(sub);
    },
    /** Removes the user with groups, codes and sessions. */
    remove: (sub: string) => void remove.run(sub),
    groupsOf: (sub: string): string[] => groups.all(sub).map((row) => String(row.name)),
    join: (sub: string, group: string) => void join.run(sub, group),
  };
}
