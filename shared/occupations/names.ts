import names from './names.json' with { type: 'json' };

/**
 * Our plain singular names by O*NET-SOC code: "Registered nurse". Addresses are made from them, so they must not
 * change.
 */
export const plainNames: Readonly<Record<string, string>> = names;

/** Our name of an occupation, or the publisher's if we have none. */
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

const SOC_CODE = /^\d{2}-\d{4}(\.\d{2})?$/;

/** The code for an address: the slug of our name, or the O*NET-SOC code itself, with or without its last two digits. */
export function codeOfAddress(address: string): string | null {
  if (!SOC_CODE.test(address)) return codeOfSlug(address);
  const code = address.length === 7 ? `${address}.00` : address;
  return plainNames[code] === undefined ? null : code;
}
