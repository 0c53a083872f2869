import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const randomText = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** `cus_…`, `sub_…`: Stripe's prefix and 24 random characters. */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;
