import { BodyReader, type Bytes, openPart, type PartHeader } from './container.ts';
import { type Facts, moreSkillElements, skillElements } from './facts.ts';
import { type Column, isWhole, layout, missing, movesLayout, type NumericColumn } from './layout.ts';
import { licenceNeeds, REVIEWED_BASIS } from './preparation.ts';
import { reviewedLicences } from './reviewed-licences.data.ts';
import type { Schooling } from './schooling.ts';

interface FactsHeader extends PartHeader {
  part: 'facts';
  /** bytes of the title block: titles in UTF-8, one per line */
  titleBytes: number;
  /** which skills the columns hold: the list in facts.ts may change without changing its length */
  skills: string[];
}

interface MovesHeader extends PartHeader {
  part: 'moves';
  /** bytes of the schooling block (cost and duration), JSON in UTF-8 */
  schoolingBytes: number;
  /** as `skills` of the facts */
  moreSkills: string[];
}

/** The O*NET-SOC code from its stored number: 15125200 is 15-1252.00. */
function codeOf(codeNumber: number): string {
  const digits = String(codeNumber).padStart(8, '0');
  return `${digits.slice(0, 2)}-${digits.slice(2, 6)}.${digits.slice(6)}`;
}

/** hexadecimal, as text */
const SHA256_DIGITS = 64;

type Target = Float32Array | Float64Array | Uint8Array;

function target(column: Column, count: number): Target {
  const size = count * column.each;
  if (isWhole(column)) return new Uint8Array(size);
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

function readColumns(reader: BodyReader, columns: readonly Column[], count: number) {
  const read = {} as Record<NumericColumn, Target>;
  for (const column of columns) {
    read[column.name] = readColumn(reader, column, count, column.from && read[column.from]);
  }
  return read;
}

/** @throws Error when the columns hold other skills than the lists in facts.ts */
function refuseOtherSkills(stored: string[], known: readonly string[]): void {
  if (String(stored) !== String(known))
    throw new Error('the occupation table holds other skills: npm run import:occupations makes it anew');
}

/** `moves.bin`: the columns for moving into an occupation, then schooling. */
function decodeMoves(bytes: Bytes, sha256: string, count: number) {
  const { header, body } = openPart<MovesHeader>(bytes, 'moves');
  if (header.sha256 !== sha256) throw new Error('moves.bin belongs to another table: npm run import:occupations');
  refuseOtherSkills(header.moreSkills, moreSkillElements);
  const reader = new BodyReader(body);
  const columns = readColumns(reader, movesLayout, count);
  const schooling = JSON.parse(reader.text(header.schoolingBytes)) as Schooling;
  reader.end();
  return { ...columns, schooling };
}

/** Our review of single licenses overrides the records. */
function review(moves: Pick<Facts, 'licenceNeed' | 'licenceBasis'>, codes: readonly string[]): void {
  for (const [code, { need }] of Object.entries(reviewedLicences)) {
    const index = codes.indexOf(code);
    if (index < 0) continue;
    moves.licenceNeed[index] = licenceNeeds.indexOf(need);
    moves.licenceBasis[index] = REVIEWED_BASIS;
  }
}

/**
 * Reads `facts.bin` and `moves.bin`, the columns the ranking needs, in the layout of `layout.ts`.
 * @returns one typed array per column, NaN where a figure is not available; `hash` is the SHA-256 of the body of
 * `facts.bin` as the importer wrote it, which contains that of `moves.bin` (functions/outside/facts.ts verifies both)
 * @throws Error when the bytes are truncated, too long, not these parts in this format, or not of one table
 */
export function decodeFacts(bytes: Bytes, moves: Bytes): Facts {
  const { header, body } = openPart<FactsHeader>(bytes, 'facts');
  refuseOtherSkills(header.skills, skillElements);
  const reader = new BodyReader(body);
  const { count } = header;
  const movesHash = reader.text(SHA256_DIGITS);
  const codes = Array.from({ length: count }, () => codeOf(reader.next(4)));
  const titles = reader.text(header.titleBytes).split('\n');
  if (titles.length !== count) throw new Error(`the occupation table has ${count} codes but ${titles.length} titles`);

  const columns = readColumns(reader, layout, count);
  reader.end();
  const decoded = decodeMoves(moves, movesHash, count) as unknown as Pick<Facts, NumericColumn | 'schooling'>;
  review(decoded, codes);
  return {
    ...(columns as unknown as Pick<Facts, NumericColumn>),
    ...decoded,
    dataVersion: header.dataVersion,
    release: header.release,
    hash: header.sha256,
    count,
    codes,
    titles,
  };
}
