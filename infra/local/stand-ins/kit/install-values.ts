import type { DatabaseSync } from 'node:sqlite';

/** Random values of the installation (ids, keys, secrets): created once, then stored in the stand-in's database. */
export function installValuesIn(db: DatabaseSync) {
  db.exec('CREATE TABLE IF NOT EXISTS install (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;');
  const read = db.prepare('SELECT value FROM install WHERE name = ?');
  const write = db.prepare(
    'INSERT INTO install (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const set = (name: string, value: string): string => {
    write.run(name, value);
    return value;
  };
  return {
    getOrCreate(name: string, create: () => string): string {
      const row = read.get(name);
      return row ? String(row.value) : set(name, create());
    },
    set,
  };
}
