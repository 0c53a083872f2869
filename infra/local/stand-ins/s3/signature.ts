import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#infra/local/stand-ins/kit/time.ts';
import type { S3Config } from './config.ts';
import { S3Error } from './errors.ts';

/** The parts of a request that its signature covers. */
interface SignedRequest {
  method: string;
  /** the path as sent, percent-encoded */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const SKEW_MS = 15 * MINUTE_MS;
const MAX_EXPIRES_SECONDS = 7 * 86_400;

/**
 * Checks Signature Version 4, in the header or of a presigned address.
 * @returns the hash of the body in the signature, or that the body is not signed
 * @throws S3Error as S3 does
 */
export function verifySignature(request: SignedRequest, config: S3Config, now: number): string {
  if (request.query.has('X-Amz-Signature')) return verifyPresigned(request, config, now);
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    request.headers.authorization ?? '',
  );
  if (!match) throw new S3Error('AccessDenied', 'Access Denied');
  const [, credential = '', signedHeaders = '', signature = ''] = match;
  const date = request.headers['x-amz-date'] ?? '';
  if (Math.abs(timeOf(date) - now) > SKEW_MS)
    throw new S3Error(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  const bodyHash = request.headers['x-amz-content-sha256'] ?? '';
  checkSignature({ request, config, credential, signedHeaders, signature, date, bodyHash });
  return bodyHash;
}

function verifyPresigned(request: SignedRequest, config: S3Config, now: number): string {
  const field = (name: string) => request.query.get(`X-Amz-${name}`) ?? '';
  if (field('Algorithm') !== ALGORITHM) throw new S3Error('AccessDenied', 'Access Denied');
  const date = field('Date');
  const seconds = Number(field('Expires'));
  if (!(seconds >= 1 && seconds <= MAX_EXPIRES_SECONDS))
    throw new S3Error('InvalidArgument', 'X-Amz-Expires must be between 1 and 604800 seconds');
  if (now > timeOf(date) + seconds * 1000) throw new S3Error('AccessDenied', 'Request has expired');
  if (timeOf(date) - now > SKEW_MS) throw new S3Error('AccessDenied', 'Request is not yet valid');
  const query = new URLSearchParams(request.query);
  query.delete('X-Amz-Signature');
  checkSignature({
    request: { ...request, query },
    config,
    credential: field('Credential'),
    signedHeaders: field('SignedHeaders'),
    signature: field('Signature'),
    date,
    bodyHash: UNSIGNED,
  });
  return UNSIGNED;
}

interface Signed {
  request: SignedRequest;
  config: S3Config;
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  bodyHash: string;
}

function checkSignature({ request, config, credential, signedHeaders, signature, date, bodyHash }: Signed): void {
  const scope = requireScope(credential, config, date);
  const names = signedHeaders.split(';');
  if (!names.includes('host'))
    throw new S3Error('AccessDenied', 'There were headers present in the request which were not signed');
  const canonical = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    ...names.map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const text = [ALGORITHM, date, scope, sha256(canonical)].join('\n');
  requireEqual(signature, hmac(signingKey(config, date), text).toString('hex'));
}

/** The signature of a form, which signs only the policy. */
export function verifyPolicySignature(policy: string, field: (name: string) => string, config: S3Config): void {
  if (field('x-amz-algorithm') !== ALGORITHM)
    throw new S3Error('InvalidArgument', 'X-Amz-Algorithm only supports AWS4-HMAC-SHA256');
  const date = field('x-amz-date');
  requireScope(field('x-amz-credential'), config, date);
  requireEqual(field('x-amz-signature'), hmac(signingKey(config, date), policy).toString('hex'));
}

/** @returns the scope, without the access key id */
function requireScope(credential: string, { region, credentials }: S3Config, date: string): string {
  const [accessKeyId, ...scope] = credential.split('/');
  if (accessKeyId !== credentials().accessKeyId)
    throw new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  if (scope.join('/') !== `${date.slice(0, 8)}/${region}/s3/aws4_request`)
    throw new S3Error('AccessDenied', `The credential must be scoped to ${region} and s3.`);
  return scope.join('/');
}

function requireEqual(theirs: string, ours: string): void {
  const [a, b] = [Buffer.from(theirs), Buffer.from(ours)];
  if (a.length !== b.length || !timingSafeEqual(a, b))
    throw new S3Error(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const signingKey = ({ region, credentials }: S3Config, date: string): Buffer =>
  [date.slice(0, 8), region, 's3', 'aws4_request'].reduce<Buffer>(
    (key, part) => hmac(key, part),
    Buffer.from(`AWS4${credentials().secretAccessKey}`),
  );

/**
 * "20261004T103000Z" in milliseconds.
 * @throws S3Error AccessDenied for any other form
 */
function timeOf(date: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (!parts) throw new S3Error('AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header');
  const [year, month, ...rest] = parts.slice(1).map(Number) as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, ...rest);
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
