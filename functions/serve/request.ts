import type { APIGatewayProxyEvent } from 'aws-lambda';
import { AppError, notSignedIn } from '#shared/lib/errors.ts';
import { hasOddLength } from '#shared/lib/odd-length.ts';
import type { Route } from '#shared/lib/route.ts';

const DEFAULT_MAX_BODY_BYTES = 256 * 1024;

export function header(event: APIGatewayProxyEvent, name: string): string | undefined {
  const key = Object.keys(event.headers ?? {}).find((each) => each.toLowerCase() === name);
  return key === undefined ? undefined : event.headers[key];
}

/**
 * Path parameters, query and body as one object; each field is accepted in one place only.
 * @throws AppError WRONG_CONTENT_TYPE, TOO_LARGE, BAD_INPUT
 */
export function readInput(route: Route, event: APIGatewayProxyEvent): Record<string, unknown> {
  const body = route.method === 'POST' ? readBody(route, event) : {};
  const inAddress = { ...event.queryStringParameters, ...event.pathParameters };
  const twice = Object.keys(inAddress).find((field) => Object.hasOwn(body, field));
  if (twice !== undefined)
    throw new AppError('BAD_INPUT', `${twice}: stands in the address and in the body; send it once`, { field: twice });
  return { ...body, ...inAddress };
}

/**
 * The raw body.
 * @throws AppError WRONG_CONTENT_TYPE, TOO_LARGE
 */
export function readBytes(route: Route, event: APIGatewayProxyEvent): Buffer {
  // a form or text post needs no preflight, so any page could send one: only JSON is accepted
  const type = header(event, 'content-type');
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const isJson = type !== undefined && /^application\/json\s*(;|$)/i.test(type) && !/charset(?!="?utf-8"?)/i.test(type);
  const isNothing = type === undefined && bytes.byteLength === 0 && route.access !== 'webhook';
  if (!isJson && !isNothing) throw new AppError('WRONG_CONTENT_TYPE', 'Send the body as application/json, in UTF-8.');
  if (bytes.byteLength > (route.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES))
    throw new AppError('TOO_LARGE', 'The request is too large.');
  return bytes;
}

function readBody(route: Route, event: APIGatewayProxyEvent): object {
  const bytes = readBytes(route, event);
  if (bytes.byteLength === 0) return route.withoutBody ?? {};
  const body = parse(bytes);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('BAD_INPUT', 'The body must be a JSON object.', { field: 'body' });
  if (isDeeper(body, MAX_DEPTH)) throw new AppError('BAD_INPUT', 'The body is nested too deep.', { field: 'body' });
  if (hasOddLength(body))
    throw new AppError('BAD_INPUT', 'length: must not be an object or a list', { field: 'length' });
  return body;
}

/** Much deeper than any real input. Recursive code overflows the stack at a few thousand levels. */
const MAX_DEPTH = 100;

function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

/** Lone surrogates are replaced: the table would refuse them. */
const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes), wellFormed);
  } catch {
    throw new AppError('BAD_INPUT', 'The body is not valid JSON in UTF-8.', { field: 'body' });
  }
}

/** @throws AppError UNAUTHORIZED */
export function bearerToken(event: APIGatewayProxyEvent): string {
  const token = /^Bearer (\S+)$/.exec(header(event, 'authorization') ?? '')?.[1];
  if (!token) throw notSignedIn();
  return token;
}

/** @throws AppError BAD_INPUT unless the key is 8 to 128 letters, digits, "_" or "-" (reliability C4) */
export function readIdempotencyKey(event: APIGatewayProxyEvent): string | undefined {
  const key = header(event, 'idempotency-key');
  if (key !== undefined && !/^[A-Za-z0-9_-]{8,128}$/.test(key))
    throw new AppError('BAD_INPUT', 'Idempotency-Key must be 8 to 128 letters, digits, "_" or "-".', {
      field: 'Idempotency-Key',
    });
  return key;
}
