/** Dates of a CV as people write them, stored as YYYY-MM or YYYY like in JSON Resume. */
import { capital } from '#shared/lib/format.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dateOf = (year: string, month: number): string | null =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;

/** "March 2019", "03/2019", "2019-3" or "2019" as YYYY-MM or YYYY; null for anything else. */
export function normalDate(written: string): string | null {
  const text = written.trim().toLowerCase();
  const year = /^((?:19|20)\d{2})$/.exec(text);
  if (year) return year[1]!;
  const iso = /^((?:19|20)\d{2})[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(text);
  if (iso) return dateOf(iso[1]!, Number(iso[2]));
  const turned = /^(\d{1,2})[-/. ]((?:19|20)\d{2})$/.exec(text);
  if (turned) return dateOf(turned[2]!, Number(turned[1]));
  const named = /^([a-z]{3})[a-z]*\.?,? ((?:19|20)\d{2})$/.exec(text);
  const month = named ? monthNames.indexOf(named[1]!) : -1;
  return month < 0 ? null : dateOf(named![2]!, month + 1);
}

/** "2019-03" as "Mar 2019"; "2019" and everything else unchanged. */
export function dateText(date: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(date) ?? [];
  const name = monthNames[Number(month) - 1];
  return name ? `${capital(name)} ${year}` : date;
}
