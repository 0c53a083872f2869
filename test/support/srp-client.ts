import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The browser's half of Cognito's SRP, written from its description and independent of the stand-in's half: the group
 * is RFC 3526's 3072-bit one, g = 2.
 */
const N = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
);
const g = 2n;

/** Two's-complement big-endian: a leading zero byte where the first bit is set. */
function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/i.test(even) ? `00${even}` : even, 'hex');
}

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const asInteger = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);
const k = asInteger(sha256(padded(N), padded(g)));

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let factor = base % N, rest = exponent; rest > 0n; rest >>= 1n, factor = (factor * factor) % N)
    if (rest & 1n) result = (result * factor) % N;
  return result;
}

export interface Challenge {
  SRP_B: string;
  SALT: string;
  SECRET_BLOCK: string;
  USER_ID_FOR_SRP: string;
}

/** `Fri Nov 20 11:05:09 UTC 2026`, the day of the month unpadded, as Cognito wants it. */
function timestamp(nowMs: number): string {
  const [day, date, month, year, time] = new Date(nowMs).toUTCString().replace(',', '').split(' ');
  return `${day} ${month} ${Number(date)} ${time} UTC ${year}`;
}

export function srpClient(userPoolId: string, password: string) {
  const a = asInteger(randomBytes(32));
  const A = power(g, a);
  const pool = userPoolId.split('_')[1] as string;
  return {
    publicValue: A.toString(16),
    /** The answers to PASSWORD_VERIFIER. */
    respond({ SRP_B, SALT, SECRET_BLOCK, USER_ID_FOR_SRP: user }: Challenge, nowMs: number): Record<string, string> {
      const B = BigInt(`0x${SRP_B}`);
      const u = asInteger(sha256(padded(A), padded(B)));
      const identity = sha256(`${pool}${user}:${password}`);
      const x = asInteger(sha256(padded(BigInt(`0x${SALT}`)), identity));
      const base = (((B - k * power(g, x)) % N) + N) % N;
      const S = power(base, a + u * x);
      const key = Buffer.from(hkdfSync('sha256', padded(S), padded(u), 'Caldera Derived Key', 16));
      const at = timestamp(nowMs);
      const signature = createHmac('sha256', key)
        .update(pool)
        .update(user)
        .update(Buffer.from(SECRET_BLOCK, 'base64'))
        .update(at)
        .digest('base64');
      return {
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: at,
        USERNAME: user,
      };
    },
  };
}
