const names = new Intl.DisplayNames('en', { type: 'region' });

/** A country's everyday name, by its two-letter code. */
export const countryName = (code: string): string => names.of(code) ?? code;
