/** How numbers, money and dates are formatted everywhere (CON-01, CON-02, HIS-05): US English. */

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** A short count: 999, 1.5K, 2.3M (CON-01). 1,000 is written out; K starts above it. */
export function compact(value: number): string {
  const size = Math.abs(value);
  // would round up to 1000.0K
  if (size >= 999_950) return `${(value / 1_000_000).toFixed(1)}M`;
  if (size > 1_000) return `${(value / 1_000).toFixed(1)}K`;
  return grouped.format(value);
}

/** A count with separators: 1,234,567. */
export const count = (value: number): string => grouped.format(value);

/** "1 hour", "2 hours" */
export const counted = (value: number, unit: string): string => `${value} ${unit}${value === 1 ? '' : 's'}`;

/** A file size: 12 kB, 3.4 MB. Sizes that would round up to 1000 kB are given in MB. */
export const bytes = (value: number): string =>
  value < 999_500 ? `${Math.max(1, Math.round(value / 1000))} kB` : `${(value / 1_000_000).toFixed(1)} MB`;

/** US dollars without cents: $95,000 (CON-02). */
export const usd = (value: number): string => dollars.format(value);

/** 0-100 to one decimal: 12.3%. */
export const share = (value: number): string => `${value.toFixed(1)}%`;

/** 0-100 as a whole percent: 73%. */
export const percent = (value: number): string => `${Math.round(value)}%`;

type Write = (size: number) => string;

/**
 * An amount that may be negative: −$300. A true minus sign is as wide as a plus and is read aloud; amounts that round
 * to zero have none.
 */
export function withMinus(value: number, write: Write): string {
  const size = write(Math.abs(value));
  return value < 0 && size !== write(0) ? `−${size}` : size;
}

/** A change with its sign: +1.5K, −$300, 0%. */
export const withSign = (value: number, write: Write): string =>
  value > 0 && write(value) !== write(0) ? `+${write(value)}` : withMinus(value, write);

/** A change with its sign: +4.1, −0.3, 0.0. */
export const signed = (value: number, decimals = 1): string => withSign(value, (size) => size.toFixed(decimals));

/** An amount that may be negative: 4.1, −0.3, 0.0. */
export const tenths = (value: number): string => withMinus(value, (size) => size.toFixed(1));

/** A change in percent with its sign: +4.1%. */
export const signedPercent = (value: number): string => `${signed(value)}%`;

/**
 * "Jan 5, 2025, 03:30 PM" (HIS-05).
 * @param iso an ISO date-time
 * @param timeZone an IANA name; the reader's own by default
 */
export function dateTime(iso: string, timeZone?: string): string {
  return new Date(iso).toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
}

/** "2025-05", or a day in it, as "May 2025". */
export const month = (date: string): string =>
  new Date(`${date.slice(0, 7)}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** "Jan 5, 2025". */
export function day(iso: string, timeZone?: string): string {
  return new Date(iso).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone });
}

/** With its first letter capitalized. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
