import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';

const GZIP = Buffer.from([0x1f, 0x8b]);

/** A row as text, with compressed values decompressed. */
export const rowText = (row: object): string =>
  JSON.stringify(row, (_, value) => {
    if (!(value instanceof Uint8Array)) return value;
    const bytes = Buffer.from(value);
    return bytes.subarray(0, 2).equals(GZIP) ? gunzipSync(bytes).toString() : bytes.toString('latin1');
  });

/** Every row of every stand-in's database, each with its place: the file, the table and the kind of object, if any. */
export function standInRows(stateDir: string): { place: string; text: string }[] {
  const files = readdirSync(stateDir).filter((name) => name.endsWith('.sqlite') && name !== 'lock.sqlite');
  return files.flatMap((file) => {
    const db = new DatabaseSync(join(stateDir, file), { readOnly: true });
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const rows = tables.flatMap(({ name }) =>
      db
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .map((row) => ({
          place: [file.replace('.sqlite', ''), name, row.object].filter((part) => typeof part === 'string').join(' '),
          text: rowText(row),
        })),
    );
    db.close();
    return rows;
  });
}
