import type { IncomingMessage } from 'node:http';
import { refusals } from './refusal.ts';

/** Reliability C11, unless a route says otherwise. */
export const defaultBodyBytes = 256 * 1024;
/** API Gateway takes no larger request, and a Lambda no larger event, whatever a route would allow. */
export const hardLimitBytes = { request: 10 * 1024 * 1024, event: 6 * 1024 * 1024 };

/**
 * Reads the whole body. One that is too large is still read to its end, unkept and up to API Gateway's limit, so that
 * the client gets its 413 instead of a broken connection.
 * @throws Refusal TOO_LARGE
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > hardLimitBytes.request) break;
  }
  if (size > limit) throw refusals.tooLarge();
  return Buffer.concat(chunks);
}
