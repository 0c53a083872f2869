const names = new Intl.DisplayNames('en', { type: 'region' });

/** A country as people call it, by its two letters. */
export const countryName = (code: string): string => names.of(code) ?? code;
