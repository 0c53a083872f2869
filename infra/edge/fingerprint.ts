const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * An address as three characters, 18 bits: about one in 140 addresses without a page has the fingerprint of one, and
 * finds no file.
 */
export function fingerprint(address: string): string {
  let hash = 7;
  for (let at = 0; at < address.length; at++) hash = (hash * 131 + address.charCodeAt(at)) % 262_139;
  return digits.charAt(hash >> 12) + digits.charAt((hash >> 6) & 63) + digits.charAt(hash & 63);
}

/** Whether a fingerprint is in a string of concatenated ones. */
export function isAmong(fingerprints: string, wanted: string): boolean {
  for (let at = 0; at < fingerprints.length; at += 3) if (fingerprints.slice(at, at + 3) === wanted) return true;
  return false;
}
