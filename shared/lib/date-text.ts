import { day, month } from './format.ts';

/** An ISO day, month or year, as precise as it is: "Aug 14, 2026", "Jul 2026", "2026". */
export function dateText(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? month(date) : day(date, 'UTC');
}
