/**
 * objects: every Stripe object as JSON, in the order of creation · due: when the clock has to act on an object ·
 * deliveries: events for the webhook · answers: answers by idempotency key.
 */
export const schema = `
  CREATE TABLE IF NOT EXISTS objects (
    position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, object TEXT NOT NULL,
    customer TEXT GENERATED ALWAYS AS (json_extract(body, '$.customer')) VIRTUAL, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS objects_by_kind ON objects (object, position);
  CREATE INDEX IF NOT EXISTS objects_by_customer ON objects (object, customer, position);
  CREATE TABLE IF NOT EXISTS due (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS due_by_time ON due (at);
  CREATE TABLE IF NOT EXISTS deliveries (
    position INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER,
    state TEXT NOT NULL, status INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_by_state ON deliveries (state, next_at);
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY, target TEXT NOT NULL, fingerprint TEXT NOT NULL, status INTEGER NOT NULL,
    request TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
`;
