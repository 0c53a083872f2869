import { createHmac, generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { installValuesIn } from '#infra/local/stand-ins/kit/install-values.ts';

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const lowerAlphanumeric = 'abcdefghijklmnopqrstuvwxyz0123456789';

const randomText = (length: number, alphabet: string) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

export interface Install {
  userPoolId: string;
  clientId: string;
  /** Identifies the signing key in token headers and in the JWKS. */
  keyId: string;
  /** PKCS #8 PEM of the RS256 key. */
  privateKey: string;
  /** A key for one purpose, derived from this install's secret. */
  secretFor(purpose: string): Buffer;
}

/** Random values per install: ids that look like AWS's, the signing key and one secret. Created once, then stored. */
export function openInstall(db: DatabaseSync, region: string): Install {
  const { getOrCreate } = installValuesIn(db);
  const secret = Buffer.from(
    getOrCreate('secret', () => randomBytes(32).toString('hex')),
    'hex',
  );
  return {
    userPoolId: getOrCreate('userPoolId', () => `${region}_${randomText(9, alphanumeric)}`),
    clientId: getOrCreate('clientId', () => randomText(26, lowerAlphanumeric)),
    keyId: getOrCreate('keyId', () => randomBytes(32).toString('base64')),
    privateKey: getOrCreate('privateKey', () => {
      const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
      return pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    }),
    secretFor: (purpose) => createHmac('sha256', secret).update(purpose).digest(),
  };
}
