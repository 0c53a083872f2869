import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';

/** The browser's half of Cognito's SRP, written from the protocol alone, to test the stand-in against. */
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
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
