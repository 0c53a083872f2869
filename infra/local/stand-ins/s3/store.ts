import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '#infra/local/stand-ins/kit/database.ts';

interface StoredObject {
  key: string;
  body: Buffer;
  type: string;
  etag: string;
  modifiedAt: number;
}

export type ListedObject = Omit<StoredObject, 'body' | 'type'> & { size: number };
export type Store = ReturnType<typeof openStore>;

const schema = `CREATE TABLE IF NOT EXISTS objects (
  key TEXT PRIMARY KEY, body BLOB NOT NULL, type TEXT NOT NULL, etag TEXT NOT NULL, modified_at INTEGER NOT NULL
) STRICT;`;

/** The objects of the bucket, on disk. Keys sort by their bytes, as S3 lists them. */
export function openStore(dir: string) {
  const db = openDatabase(join(dir, 's3.sqlite'), schema);
  const put = db.prepare('INSERT OR REPLACE INTO objects (key, body, type, etag, modified_at) VALUES (?, ?, ?, ?, ?)');
  const get = db.prepare('SELECT key, body, type, etag, modified_at AS modifiedAt FROM objects WHERE key = ?');
  const remove = db.prepare('DELETE FROM objects WHERE key = ?');
  const list = db.prepare(
    `SELECT key, etag, modified_at AS modifiedAt, length(body) AS size FROM objects
     WHERE substr(key, 1, length(?1)) = ?1 AND key > ?2 ORDER BY key LIMIT ?3`,
  );
  return {
    put(key: string, body: Buffer, type: string, now: number): string {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      put.run(key, body, type, etag, now);
      return etag;
    },
    get(key: string): StoredObject | undefined {
      const row = get.get(key) as unknown as StoredObject | undefined;
      return row && { ...row, body: Buffer.from(row.body) };
    },
    delete: (key: string): void => void remove.run(key),
    list: (prefix: string, after: string, limit: number): ListedObject[] =>
      list.all(prefix, after, limit) as unknown as ListedObject[],
    close: (): void => db.close(),
  };
}
