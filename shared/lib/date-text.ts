import { day, month } from './format.ts';
import type { Provenance } from './provenance.ts';

/** An ISO day, month or year with its own precision: "Aug 14, 2026", "Jul 2026", "2026". */
export function dateText(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? month(date) : day(date, 'UTC');
}

/** A source with the date of its figures, unless its name contains the year (the last one if there are several). */
export function datedSource({ source, date }: Pick<Provenance, 'source' | 'date'>): string {
  const last = source.split('; ').at(-1)!;
  return last.includes(date.slice(0, 4)) ? source : `${source}, ${dateText(date)}`;
}
