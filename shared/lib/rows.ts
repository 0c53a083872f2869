import { Refusal } from './refusal.ts';

/** One row of a publisher's table with its row number in the file, which every error message states. */
export class Row {
  readonly file: string;
  readonly number: number;
  private readonly cells: readonly string[];
  private readonly places: ReadonlyMap<string, number>;

  /** @param places column name -> index, shared by all rows of a table */
  constructor(file: string, number: number, cells: readonly string[], places: ReadonlyMap<string, number>) {
    this.file = file;
    this.number = number;
    this.cells = cells;
    this.places = places;
  }

  text(column: string): string {
    return this.cells[this.places.get(column) ?? -1] ?? '';
  }

  refuse(reason: string): never {
    throw new Refusal(this.file, this.number, reason);
  }

  /** A code of the given form. */
  code(column: string, form: RegExp): string {
    const value = this.text(column);
    return form.test(value) ? value : this.refuse(`"${column}" is "${value}", not a code like ${exampleOf(form)}`);
  }

  oneOf<T extends string>(column: string, allowed: readonly T[]): T {
    const value = this.text(column);
    const found = allowed.find((one) => one === value);
    return found ?? this.refuse(`"${column}" is "${value}", expected one of: ${allowed.join(', ')}`);
  }

  /** A number within the range of its unit; a wrong unit falls outside it. */
  figure(column: string, range: Range): number {
    const value = this.text(column);
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (!Number.isFinite(number)) this.refuse(`"${column}" is "${value}", not a number`);
    return number >= range.min && number <= range.max
      ? number
      : this.refuse(`"${column}" is ${value}, outside ${range.min} to ${range.max} (${range.unit}): another unit?`);
  }

  /** Like `figure`, but NaN for one of the publisher's marks for "not published". */
  numberOr(column: string, range: Range, none: readonly string[]): number {
    return none.includes(this.text(column)) ? Number.NaN : this.figure(column, range);
  }
}

export interface Range {
  min: number;
  max: number;
  unit: string;
}

export const onetCode = /^\d{2}-\d{4}\.\d{2}$/;
export const socCode = /^\d{2}-\d{4}$/;

const exampleOf = (form: RegExp) => (form === onetCode ? '15-1252.00' : '15-1252');

/** Rows by a unique key. */
export function byKey(rows: readonly Row[], column: string, form: RegExp): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const key = row.code(column, form);
    const other = found.get(key);
    if (other) row.refuse(`${key} stands already in row ${other.number}`);
    found.set(key, row);
  }
  return found;
}
