import { parse } from 'csv-parse/sync';
import { Refusal } from './refusal.ts';
import { Row } from './rows.ts';

export interface Wanted {
  /** exactly as in the publisher's header */
  columns: readonly string[];
  /** fewer rows mean a truncated file */
  atLeast: number;
}

/**
 * Parses a text with one header row and fields separated by tabs (no quoting, O*NET) or commas (CSV).
 * @throws Refusal
 */
export function readTable(file: string, content: string, delimiter: '\t' | ',', wanted: Wanted): Row[] {
  const lines = delimiter === '\t' ? fieldsByTab(content) : fieldsByComma(file, content);
  if (!content.endsWith('\n')) throw new Refusal(file, lines.length, 'ends within a row: truncated?');
  const [header = [], ...records] = lines;
  return rowsOf(file, { header, records, first: 2 }, wanted);
}

/** Takes a tenth of the time of a CSV parser; these files contain no quotes. */
const fieldsByTab = (content: string): string[][] => {
  const lines = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => line.split('\t'));
};

function fieldsByComma(file: string, content: string): string[][] {
  try {
    return parse(content, { bom: true, relax_column_count: true, record_delimiter: ['\r\n', '\n'] });
  } catch (error) {
    throw new Refusal(file, (error as { lines?: number }).lines ?? null, (error as Error).message);
  }
}

interface Cells {
  header: readonly string[];
  records: readonly string[][];
  /** row number in the file of the first record */
  first: number;
}

/** @throws Refusal for a missing column, too few records, or a record of another length */
export function rowsOf(file: string, { header, records, first }: Cells, wanted: Wanted): Row[] {
  const places = new Map<string, number>();
  for (const name of wanted.columns) {
    const index = header.indexOf(name);
    if (index < 0) throw new Refusal(file, first - 1, `no column "${name}", only: ${header.join(', ').slice(0, 200)}`);
    places.set(name, index);
  }
  if (records.length < wanted.atLeast) {
    throw new Refusal(file, null, `${records.length} rows, expected at least ${wanted.atLeast}: truncated?`);
  }
  return records.map((record, i) => {
    if (record.length !== header.length) {
      throw new Refusal(file, first + i, `${record.length} fields under ${header.length} columns: truncated?`);
    }
    return new Row(file, first + i, record, places);
  });
}
