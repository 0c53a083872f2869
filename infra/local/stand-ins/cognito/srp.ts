/**
 * The server's half of SRP-6a in Cognito's variant: 3072-bit group, SHA-256, numbers hashed as Java writes a positive
 * BigInteger (even number of digits, a zero byte before a set top bit), key by HKDF with the info "Caldera Derived
 * Key".
 */
import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 3526 group 15: 3072 bits. */
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const g = 2n;

const padded = (value: bigint): string => {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
};
const fromHex = (hex: string): bigint => BigInt(`0x${hex}`);
const hash = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hashHex = (hex: string): bigint => fromHex(hash(Buffer.from(hex, 'hex')));

const k = hashHex(padded(N) + padded(g));

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

export interface Verifier {
  /** Hex of 16 random bytes. */
  salt: string;
  /** Hex of g^x mod N: enough to check a password, useless for signing in. */
  verifier: string;
}

/** The pool's name is the part of its id after the underscore; the user is the pool's own id for the person (`sub`). */
const poolName = (userPoolId: string) => userPoolId.split('_')[1] ?? '';

export function makeVerifier(userPoolId: string, user: string, password: string): Verifier {
  const salt = randomBytes(16).toString('hex');
  const identity = hash(`${poolName(userPoolId)}${user}:${password}`);
  return { salt, verifier: power(g, hashHex(padded(fromHex(salt)) + identity)).toString(16) };
}

/** A verifier without a known password, constant for a seed: used to answer for an unknown address. */
export function decoyVerifier(seed: Buffer): Verifier {
  const bytes = Buffer.from(hkdfSync('sha256', seed, '', 'decoy', 16 + 384));
  return {
    salt: bytes.subarray(0, 16).toString('hex'),
    verifier: (fromHex(bytes.subarray(16).toString('hex')) % N).toString(16),
  };
}

/** The client's public number, or null if it is not hex or is a multiple of N (which would make the key guessable). */
export function readPublicNumber(hex: string): bigint | null {
  if (!/^[0-9a-f]{1,1024}$/i.test(hex)) return null;
  const A = fromHex(hex);
  return A % N === 0n ? null : A;
}

export function offer(verifier: string): { b: string; B: string } {
  const b = fromHex(randomBytes(32).toString('hex'));
  const B = (k * fromHex(verifier) + power(g, b)) % N;
  return { b: b.toString(16), B: B.toString(16) };
}

interface Proof {
  userPoolId: string;
  user: string;
  verifier: string;
  A: string;
  b: string;
  B: string;
  secretBlock: Buffer;
  timestamp: string;
  /** The client's signature, 32 bytes. */
  signature: Buffer;
}

export function provesPassword(proof: Proof): boolean {
  const A = fromHex(proof.A);
  const u = hashHex(padded(A) + padded(fromHex(proof.B)));
  const S = power(A * power(fromHex(proof.verifier), u), fromHex(proof.b));
  const key = hkdfSync(
    'sha256',
    Buffer.from(padded(S), 'hex'),
    Buffer.from(padded(u), 'hex'),
    'Caldera Derived Key',
    16,
  );
  const expected = createHmac('sha256', Buffer.from(key))
    .update(poolName(proof.userPoolId))
    .update(proof.user)
    .update(proof.secretBlock)
    .update(proof.timestamp)
    .digest();
  return proof.signature.length === expected.length && timingSafeEqual(proof.signature, expected);
}
