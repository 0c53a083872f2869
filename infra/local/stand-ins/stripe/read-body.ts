import type { IncomingMessage } from 'node:http';
import { invalidRequest } from './errors.ts';

/** The largest request is a checkout with its metadata. */
const maxBytes = 256 * 1024;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk); // the rest is read and dropped, so that the refusal can be heard
  }
  if (size > maxBytes) throw invalidRequest('The request is too large.', {}, 413);
  return Buffer.concat(chunks).toString('utf8');
}
