import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Stored } from './wire.ts';

export interface Filter {
  customer?: string | undefined;
  /** Values of fields, by JSON path (`$.payment_intent`). */
  fields?: Record<string, string | number | boolean | undefined>;
  /** Values that fields must not have. */
  not?: Record<string, string[]>;
  /** Created at this time or later, in seconds since the epoch. */
  since?: number | undefined;
}

export type Objects = ReturnType<typeof objectsIn>;

/** All Stripe objects, by id and newest first. */
export function objectsIn(db: DatabaseSync) {
  const byId = db.prepare('SELECT body FROM objects WHERE id = ?');
  const put = db.prepare(
    `INSERT INTO objects (id, object, body) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
  );
  const remove = db.prepare('DELETE FROM objects WHERE id = ?');
  const position = db.prepare('SELECT position FROM objects WHERE id = ?');
  const setDue = db.prepare('INSERT INTO due VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at');
  const dropDue = db.prepare('DELETE FROM due WHERE id = ?');
  const firstDue = db.prepare('SELECT id, at FROM due WHERE at <= ? ORDER BY at, rowid LIMIT 1');

  const where = (kind: string, filter: Filter) => {
    const parts = ['object = ?'];
    const values: SQLInputValue[] = [kind];
    const add = (part: string, ...more: SQLInputValue[]) => {
      parts.push(part);
      values.push(...more);
    };
    if (filter.customer !== undefined) add('customer = ?', filter.customer);
    for (const [path, value] of Object.entries(filter.fields ?? {}))
      if (value !== undefined)
        add('json_extract(body, ?) = ?', path, typeof value === 'boolean' ? Number(value) : value);
    for (const [path, values] of Object.entries(filter.not ?? {}))
      add(`json_extract(body, ?) NOT IN (${values.map(() => '?').join()})`, path, ...values);
    if (filter.since !== undefined) add("json_extract(body, '$.created') >= ?", filter.since);
    return { parts, values };
  };
  const newestFirst = <T>(parts: string[], values: SQLInputValue[], limit = ''): T[] =>
    db
      .prepare(`SELECT body FROM objects WHERE ${parts.join(' AND ')} ORDER BY position DESC ${limit}`)
      .all(...values)
      .map((row) => JSON.parse(String(row.body)) as T);

  return {
    get<T extends Stored>(id: string): T | null {
      const row = byId.get(id);
      return row ? (JSON.parse(String(row.body)) as T) : null;
    },
    put<T extends Stored>(object: T): void {
      put.run(object.id, object.object, JSON.stringify(object));
    },
    remove: (id: string): void => void remove.run(id),
    all<T extends Stored>(kind: T['object'], filter: Filter = {}): T[] {
      const { parts, values } = where(kind, filter);
      return newestFirst<T>(parts, values);
    },
    /** One page, newest first, or null if it begins after an unknown object. */
    page(
      kind: string,
      { limit, after, ...filter }: Filter & { limit: number; after: string | undefined },
    ): Stored[] | null {
      const { parts, values } = where(kind, filter);
      if (after !== undefined) {
        const found = position.get(after);
        if (!found) return null;
        parts.push('position < ?');
        values.push(Number(found.position));
      }
      return newestFirst<Stored>(parts, values, `LIMIT ${limit}`);
    },

    /** Schedules the clock's next action on this object at `at` (seconds); null cancels it. */
    setDue: (id: string, at: number | null): void => void (at === null ? dropDue.run(id) : setDue.run(id, at)),
    firstDue(now: number): { id: string; at: number } | null {
      const row = firstDue.get(now);
      return row ? { id: String(row.id), at: Number(row.at) } : null;
    },
  };
}
