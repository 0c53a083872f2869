/** 1990 -> "€19.90", -250 -> "-€2.50" */
export const money = (cents: number): string => `${cents < 0 ? '-' : ''}€${(Math.abs(cents) / 100).toFixed(2)}`;

/** 3 Dec 2026 */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    seconds * 1000,
  );
