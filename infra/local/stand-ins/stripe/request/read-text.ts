import type { IncomingMessage } from 'node:http';
import { readBody } from '#infra/local/stand-ins/kit/read-body.ts';
import { invalidRequest } from '../errors.ts';

/** The largest request is a checkout with its metadata. */
const MAX_BODY_BYTES = 256 * 1024;

export async function readText(request: IncomingMessage): Promise<string> {
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) throw invalidRequest('The request is too large.', {}, 413);
  return body.toString('utf8');
}
