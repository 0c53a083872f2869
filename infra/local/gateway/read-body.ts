import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, inflate } from 'node:zlib';
import { readBody as read } from '../stand-ins/kit/read-body.ts';
import { refusals } from './refusal.ts';

/** Reliability C11; a route may set another limit. */
export const DEFAULT_MAX_BODY_BYTES = 256 * 1024;
/** The limits of API Gateway for a request and of Lambda for an event, whatever a route allows. */
export const hardLimitBytes = { request: 10 * 1024 * 1024, event: 6 * 1024 * 1024 };

const decoders = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
]);

/**
 * The body of a request, decompressed like API Gateway does for an API that compresses its answers.
 * @throws Refusal TOO_LARGE, WRONG_CONTENT_TYPE for an unknown encoding, BAD_INPUT for damaged data
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const body = await read(request, limit);
  if (!body) throw refusals.tooLarge();
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return body;
  const decode = decoders.get(encoding);
  if (!decode) throw refusals.encoding();
  return decode(body, { maxOutputLength: limit }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? refusals.tooLarge() : refusals.damaged();
  });
}
