import { BodyReader, type Bytes, openPart, type PartHeader } from './container.ts';
import { type Facts, skillElements } from './facts.ts';
import { type Column, layout, missing, type NumericColumn } from './layout.ts';

interface FactsHeader extends PartHeader {
  part: 'facts';
  /** bytes of the title block: the titles in UTF-8, one a line */
  titleBytes: number;
  /** which skills the columns hold: the list in facts.ts may change without its length */
  skills: string[];
}

/** The O*NET-SOC code that `codeNumber` was stored as: 15125200 is 15-1252.00. */
function codeOf(codeNumber: number): string {
  const digits = String(codeNumber).padStart(8, '0');
  return `${digits.slice(0, 2)}-${digits.slice(2, 6)}.${digits.slice(6)}`;
}

type Target = Float32Array | Float64Array | Uint8Array;

function target(column: Column, count: number): Target {
  const size = count * column.each;
  if (column.per === 1 && column.times === 1) return new Uint8Array(size);
  return column.each > 1 ? new Float32Array(size) : new Float64Array(size);
}

function readColumn(reader: BodyReader, column: Column, count: number, base: Target | undefined): Target {
  const values = target(column, count);
  const none = missing(column.width);
  for (let i = 0; i < values.length; i++) {
    const stored = reader.next(column.width);
    const value = stored === none ? Number.NaN : ((stored - column.zero) * column.times) / column.per;
    values[i] = base ? base[i]! + value : value;
  }
  return values;
}

/**
 * Reads `facts.bin`, the columns the ranking needs, in the layout of `layout.ts`.
 * @returns one typed array a column, NaN where a figure is not available; `hash` is the SHA-256 of the body as the
 *   importer wrote it (who reads the file from disk checks it, see functions/outside/facts.ts)
 * @throws Error when the bytes are cut off, too long, or not this part in this format
 */
export function decodeFacts(bytes: Bytes): Facts {
  const { header, body } = openPart<FactsHeader>(bytes, 'facts');
  if (String(header.skills) !== String(skillElements)) {
    throw new Error('the occupation table holds other skills: npm run import:occupations makes it anew');
  }
  const reader = new BodyReader(body);
  const { count } = header;
  const codes = Array.from({ length: count }, () => codeOf(reader.next(4)));
  const titles = reader.text(header.titleBytes).split('\n');
  if (titles.length !== count) throw new Error(`the occupation table has ${count} codes but ${titles.length} titles`);

  const columns = {} as Record<NumericColumn, Target>;
  for (const column of layout) {
    columns[column.name] = readColumn(reader, column, count, column.from && columns[column.from]);
  }
  reader.end();
  return {
    ...(columns as unknown as Pick<Facts, NumericColumn>),
    dataVersion: header.dataVersion,
    release: header.release,
    hash: header.sha256,
    count,
    codes,
    titles,
  };
}
