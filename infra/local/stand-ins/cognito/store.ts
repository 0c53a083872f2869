import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '#infra/local/stand-ins/kit/database.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS users (
    sub TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, salt TEXT NOT NULL, verifier TEXT NOT NULL,
    confirmed INTEGER NOT NULL, enabled INTEGER NOT NULL, created_at INTEGER NOT NULL, modified_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS memberships (
    sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE, name TEXT NOT NULL, PRIMARY KEY (sub, name)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS codes (
    sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE, purpose TEXT NOT NULL, digest TEXT NOT NULL,
    expires_at INTEGER NOT NULL, tries INTEGER NOT NULL, used INTEGER NOT NULL, PRIMARY KEY (sub, purpose)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS pending_emails (
    sub TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE, email TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    origin_jti TEXT PRIMARY KEY, sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE, source TEXT NOT NULL,
    auth_time INTEGER NOT NULL, expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_of_user ON sessions (sub);
  CREATE TABLE IF NOT EXISTS refresh_tokens (
    digest TEXT PRIMARY KEY, origin_jti TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE, rotated_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS refresh_tokens_of_session ON refresh_tokens (origin_jti);
`;

export const openStore = (path: string): DatabaseSync => openDatabase(path, schema);
