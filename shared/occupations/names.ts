import names from './names.json' with { type: 'json' };

/** Our plain singular name of each occupation, by O*NET-SOC code: "Registered nurse". Its address is made of it and stays. */
export const plainNames: Readonly<Record<string, string>> = names;

/** Our name of an occupation; the publisher's where we have none. */
export const nameOf = (code: string, title: string): string => plainNames[code] ?? title;

/** `Art, drama or music professor` -> `art-drama-or-music-professor` */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const codes = new Map(Object.entries(plainNames).map(([code, name]) => [slugOf(name), code]));

/** The O*NET-SOC code at an address, or null. */
export const codeOfSlug = (slug: string): string | null => codes.get(slug) ?? null;
