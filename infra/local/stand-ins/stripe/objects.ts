import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Stored } from './wire.ts';

export interface Filter {
  customer?: string | undefined;
  /** Compared with a field of the object, by its JSON path (`$.payment_intent`). */
  fields?: Record<string, string | number | boolean | undefined>;
  /** Fields that have none of these values. */
  not?: Record<string, string[]>;
  /** Seconds since the epoch, as Stripe's `created[gte]` and the like. */
  created?: number | { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;
}

export interface Page extends Filter {
  limit: number;
  after?: string | undefined;
  before?: string | undefined;
}

const comparison = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

export type Objects = ReturnType<typeof objectsIn>;

/** Every Stripe object, by id and newest first. */
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
    const created = typeof filter.created === 'number' ? { gte: filter.created, lte: filter.created } : filter.created;
    for (const [name, value] of Object.entries(created ?? {}))
      if (value !== undefined)
        add(`json_extract(body, '$.created') ${comparison[name as keyof typeof comparison]} ?`, value);
    return { parts, values };
  };
  const rows = <T>(parts: string[], values: SQLInputValue[], order: string): T[] =>
    db
      .prepare(`SELECT body FROM objects WHERE ${parts.join(' AND ')} ORDER BY position ${order}`)
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
      return rows<T>(parts, values, 'DESC');
    },
    /** One page, newest first, or null when the page begins at an object that is not there. */
    page<T extends Stored>(kind: T['object'], { limit, after, before, ...filter }: Page): T[] | null {
      const { parts, values } = where(kind, filter);
      const edge = after ?? before;
      if (edge !== undefined) {
        const found = position.get(edge);
        if (!found) return null;
        parts.push(`position ${after === undefined ? '>' : '<'} ?`);
        values.push(Number(found.position));
      }
      const backwards = after === undefined && before !== undefined;
      const found = rows<T>(parts, [...values], `${backwards ? 'ASC' : 'DESC'} LIMIT ${limit}`);
      return backwards ? found.reverse() : found;
    },

    /** The clock has something to do with this object at `at` (seconds), or with null: no more. */
    setDue: (id: string, at: number | null): void => void (at === null ? dropDue.run(id) : setDue.run(id, at)),
    firstDue(now: number): { id: string; at: number } | null {
      const row = firstDue.get(now);
      return row ? { id: String(row.id), at: Number(row.at) } : null;
    },
  };
}
