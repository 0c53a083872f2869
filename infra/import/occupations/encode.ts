import { Refusal } from '#shared/lib/refusal.ts';
import { formatVersion, magic, openPart, type PartHeader } from '#shared/occupations/container.ts';
import { elementIds } from '#shared/occupations/elements.ts';
import { moreSkillElements, skillElements } from '#shared/occupations/facts.ts';
import { type Column, isWhole, layout, missing, movesLayout } from '#shared/occupations/layout.ts';
import { type Files, jsonFile, sha256 } from '../publish.ts';
import type { SourceRelease } from './releases.ts';
import type { Table } from './table.ts';

/** Identifies this table in the header of every part. */
interface Edition {
  dataVersion: string;
  release: string;
}

/** Collects unsigned little-endian integers. */
class Body {
  private readonly bytes: number[] = [];

  /** Throws if the value does not fit, instead of wrapping. */
  put(value: number, width: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= 256 ** width) {
      throw new Refusal('the table', null, `${value} does not fit into ${width} bytes`);
    }
    for (let byte = 0; byte < width; byte++) this.bytes.push(Math.floor(value / 256 ** byte) % 256);
  }

  text(text: string): number {
    const encoded = new TextEncoder().encode(text);
    for (const byte of encoded) this.bytes.push(byte);
    return encoded.length;
  }

  done(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** @param more header fields that only this part has */
function partOf(
  name: PartHeader['part'],
  body: Uint8Array,
  of: Edition & { count: number },
  more: Record<string, unknown>,
): Uint8Array {
  const header: PartHeader = { part: name, format: formatVersion, ...of, sha256: sha256(body) };
  const headerBytes = new TextEncoder().encode(JSON.stringify({ ...header, ...more }));
  const all = new Uint8Array(8 + headerBytes.length + body.length);
  all.set(new TextEncoder().encode(magic));
  new DataView(all.buffer).setUint32(4, headerBytes.length, true);
  all.set(headerBytes, 8);
  all.set(body, 8 + headerBytes.length);
  return all;
}

const headOf = ({ codes }: Table, { dataVersion, release }: Edition) => ({ dataVersion, release, count: codes.length });

/** The integer that represents a value in a column; see layout.ts. Throws if it does not fit, instead of wrapping. */
function store(value: number, column: Column, base: number): number {
  const relative = value - base;
  if (Number.isNaN(relative)) {
    if (isWhole(column)) throw new Refusal('the table', null, `${column.name} has no place for "not available"`);
    return missing(column.width);
  }
  const stored = Math.round((relative * column.per) / column.times) + column.zero;
  if (stored < 0 || stored >= missing(column.width)) {
    throw new Refusal(
      'the table',
      null,
      `${column.name} cannot hold ${value}: widen it in shared/occupations/layout.ts`,
    );
  }
  if (column.per === 1 && (stored - column.zero) * column.times !== relative) {
    throw new Refusal('the table', null, `${column.name} has ${value}, not a multiple of ${Math.abs(column.times)}`);
  }
  return stored;
}

function putColumns(body: Body, columns: readonly Column[], table: Table): void {
  for (const column of columns) {
    const values = table.columns[column.name];
    values.forEach((value, i) => {
      body.put(store(value, column, column.from ? table.columns[column.from][i]! : 0), column.width);
    });
  }
}

/**
 * `facts.bin`: SHA-256 of the body of `moves.bin`, codes as eight-digit numbers, titles one per line, then the columns.
 */
export function encodeFacts(table: Table, edition: Edition, moves: Uint8Array): Uint8Array {
  const body = new Body();
  body.text(openPart(moves, 'moves').header.sha256);
  for (const code of table.codes) body.put(Number(code.replace(/\D/g, '')), 4);
  const titleBytes = body.text(table.titles.join('\n'));
  putColumns(body, layout, table);
  return partOf('facts', body.done(), headOf(table, edition), { titleBytes, skills: skillElements });
}

/** `moves.bin`: the columns of layout.ts that are only needed for moving into an occupation, then schooling as JSON. */
export function encodeMoves(table: Table, edition: Edition): Uint8Array {
  const body = new Body();
  putColumns(body, movesLayout, table);
  const schoolingBytes = body.text(JSON.stringify(table.schooling));
  return partOf('moves', body.done(), headOf(table, edition), { schoolingBytes, moreSkills: moreSkillElements });
}

/**
 * `details.bin`: 68 importances (step 0.02) and levels (step 0.03) per occupation, 255 for none; then for each
 * occupation the number of related occupations and their indexes; then the number of technologies and their indexes in
 * the header's list of names.
 */
export function encodeDetails(table: Table, edition: Edition): Uint8Array {
  const technologies = [...new Set(table.technologies.flat())].sort();
  const numberOf = new Map(technologies.map((name, i) => [name, i]));
  const body = new Body();
  const scaled = (values: number[], steps: number) => {
    for (const value of values) body.put(Number.isNaN(value) ? 255 : Math.round(value * steps), 1);
  };
  for (const values of table.importance) scaled(values, 50);
  for (const values of table.level) scaled(values, 100 / 3);
  for (const list of [
    ...table.related,
    ...table.technologies.map((names) => names.map((name) => numberOf.get(name)!)),
  ]) {
    body.put(list.length, 1);
    for (const index of list) body.put(index, 2);
  }
  return partOf('details', body.done(), headOf(table, edition), { elements: elementIds, technologies });
}

/**
 * `states.bin`: for each occupation, and for each state of the header's list, the median in tens of dollars (u24) and
 * the employment in tens of persons (u24); the largest integer for none.
 */
export function encodeStates(table: Table, edition: Edition): Uint8Array {
  const body = new Body();
  const tens = (value: number) => (Number.isNaN(value) ? missing(3) : value / 10);
  table.codes.forEach((_, i) => {
    for (const state of table.states) {
      body.put(tens(state.median[i]!), 3);
      body.put(tens(state.employment[i]!), 3);
    }
  });
  const states = table.states.map(({ postal }) => postal);
  return partOf('states', body.done(), headOf(table, edition), { states });
}

/** `titles.json`: job titles reported by people, by occupation; the search loads it on demand. */
export function encodeTitles(table: Table): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(table.reportedTitles)}\n`);
}

/** `pay.json`: earnings by country and occupation group, one country per line. */
export function encodePay({ pay: { countries, unitedStates, groups } }: Table): Uint8Array {
  const lines = countries.map((country) => JSON.stringify(country)).join(',\n');
  const rest = JSON.stringify({ unitedStates, groups: groups.join(' ') });
  return new TextEncoder().encode(`{"countries":[\n${lines}\n],${rest.slice(1)}\n`);
}

/** `sources.json`: what is shown next to a figure; `terms.json`: what only the attribution needs, by source. */
export function encodeSources(releases: readonly SourceRelease[], edition: Edition): Files {
  const sources = releases.map(({ id, publisher, release, date, kind }) => ({ id, publisher, release, date, kind }));
  const terms = releases.map(({ id, title, licence, licenceUrl, url }) => [id, { title, licence, licenceUrl, url }]);
  return {
    'sources.json': jsonFile({ ...edition, sources }),
    'terms.json': jsonFile(Object.fromEntries(terms)),
  };
}
