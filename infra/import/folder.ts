import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/universal';
import { Refusal } from '#shared/lib/refusal.ts';
import type { Row } from '#shared/lib/rows.ts';
import { readTable, rowsOf, type Wanted } from '#shared/lib/table.ts';
import { sha256 } from './publish.ts';

/** A file read from the operator's folder, for the manifest. */
export interface ReadFile {
  path: string;
  rows: number;
  sha256: string;
}

/** The folder of publishers' files. Reads and validates them, and records what was read. */
export class Folder {
  private readonly read = new Map<string, ReadFile>();
  private readonly root: string;

  constructor(root: string) {
    if (!existsSync(root) || !statSync(root).isDirectory()) throw new Refusal(root, null, 'there is no such folder');
    this.root = root;
  }

  /** Files read so far, by path. */
  get inputs(): ReadFile[] {
    return [...this.read.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** A text file with a header row, fields separated by tabs (no quoting, O*NET) or commas (CSV). */
  text(path: string, delimiter: '\t' | ',', wanted: Wanted): Row[] {
    const bytes = this.bytes(path);
    const rows = readTable(path, new TextDecoder().decode(bytes), delimiter, wanted);
    this.record(path, rows.length, bytes);
    return rows;
  }

  /**
   * A sheet of a workbook.
   * @param headerRow the row (from 1) that holds the column names
   * @param wantedOf what is expected, given the text of the first cell (the table's title)
   */
  async sheet(path: string, sheet: string, headerRow: number, wantedOf: (title: string) => Wanted): Promise<Row[]> {
    const bytes = this.bytes(path);
    const cells = await readSheet(new Uint8Array(bytes).buffer, sheet).catch((error: Error) => {
      throw new Refusal(path, null, `cannot read sheet "${sheet}" (${error.message}): truncated or renamed?`);
    });
    const text = cells.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
    const header = text[headerRow - 1] ?? [];
    const wanted = wantedOf(text[0]?.[0] ?? '');
    const rows = rowsOf(path, { header, records: text.slice(headerRow), first: headerRow + 1 }, wanted);
    this.record(path, rows.length, bytes);
    return rows;
  }

  /** A JSON document. */
  json(path: string, countRows: (document: unknown) => number): unknown {
    const bytes = this.bytes(path);
    let document: unknown;
    try {
      document = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw new Refusal(path, null, 'is not complete JSON: truncated?');
    }
    this.record(path, countRows(document), bytes);
    return document;
  }

  /** The complete text of a file with a header row, in which every row ends with a line break. */
  raw(path: string): string {
    const bytes = this.bytes(path);
    const content = new TextDecoder().decode(bytes);
    this.record(path, content.split('\n').length - 2, bytes);
    return content;
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

  private record(path: string, rows: number, bytes: Uint8Array): void {
    this.read.set(path, { path, rows, sha256: sha256(bytes) });
  }
}
