import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/universal';
import { Refusal } from './refusal.ts';
import { Row } from './rows.ts';

interface Wanted {
  /** exactly as the publisher heads them */
  columns: readonly string[];
  /** fewer rows than this is a truncated file */
  atLeast: number;
}

/** What was read from the operator's folder, for the manifest. */
export interface ReadFile {
  path: string;
  rows: number;
  sha256: string;
}

/** The folder of publishers' files. Reads, checks the form, remembers what was read. */
export class Folder {
  readonly read = new Map<string, ReadFile>();
  private readonly root: string;

  constructor(root: string) {
    if (!existsSync(root) || !statSync(root).isDirectory()) throw new Refusal(root, null, 'there is no such folder');
    this.root = root;
  }

  /** A text file with one header row, fields parted by tabs (no quoting, O*NET) or commas (CSV). */
  text(path: string, delimiter: '\t' | ',', wanted: Wanted): Row[] {
    const bytes = this.bytes(path);
    const content = new TextDecoder().decode(bytes);
    const lines = parse(content, {
      bom: true,
      delimiter,
      quote: delimiter === ',' ? '"' : null,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n'],
    });
    if (!content.endsWith('\n')) throw new Refusal(path, lines.length, 'ends within a row: truncated?');
    const [header = [], ...records] = lines;
    const rows = this.rows(path, header, records, 2, wanted);
    this.remember(path, rows.length, bytes);
    return rows;
  }

  /**
   * A sheet of a workbook.
   * @param headerRow the row (from 1) that holds the column names
   * @param wantedOf what is wanted, given the text of the first cell (the table's title)
   */
  async sheet(path: string, sheet: string, headerRow: number, wantedOf: (title: string) => Wanted): Promise<Row[]> {
    const bytes = this.bytes(path);
    const cells = await readSheet(new Uint8Array(bytes).buffer, sheet).catch((error: Error) => {
      throw new Refusal(path, null, `cannot read sheet "${sheet}" (${error.message}): truncated or renamed?`);
    });
    const text = cells.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
    const header = text[headerRow - 1] ?? [];
    const wanted = wantedOf(text[0]?.[0] ?? '');
    const rows = this.rows(path, header, text.slice(headerRow), headerRow + 1, wanted);
    this.remember(path, rows.length, bytes);
    return rows;
  }

  /** A JSON document. */
  json(path: string, rowsOf: (document: unknown) => number): unknown {
    const bytes = this.bytes(path);
    let document: unknown;
    try {
      document = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw new Refusal(path, null, 'is not complete JSON: truncated?');
    }
    this.remember(path, rowsOf(document), bytes);
    return document;
  }

  /** The names of the files in a folder, in ascending order. */
  names(path: string): string[] {
    const folder = join(this.root, path);
    if (!existsSync(folder)) throw new Refusal(path, null, 'the folder is missing');
    return readdirSync(folder).sort();
  }

  private bytes(path: string): Uint8Array {
    const file = join(this.root, path);
    if (!existsSync(file)) throw new Refusal(path, null, 'the file is missing');
    return readFileSync(file);
  }

  private rows(path: string, header: string[], records: string[][], first: number, wanted: Wanted): Row[] {
    const at = wanted.columns.map((name) => {
      const index = header.indexOf(name);
      if (index < 0) throw new Refusal(path, first - 1, `no column "${name}", only: ${header.join(', ')}`);
      return [name, index] as const;
    });
    if (records.length < wanted.atLeast) {
      throw new Refusal(path, null, `${records.length} rows, expected at least ${wanted.atLeast}: truncated?`);
    }
    return records.map((record, i) => {
      if (record.length !== header.length) {
        throw new Refusal(path, first + i, `${record.length} fields under ${header.length} columns: truncated?`);
      }
      return new Row(path, first + i, Object.fromEntries(at.map(([name, index]) => [name, record[index] ?? ''])));
    });
  }

  private remember(path: string, rows: number, bytes: Uint8Array): void {
    this.read.set(path, { path, rows, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
}
