import type { IncomingMessage } from 'node:http';
import { readBody } from './read-body.ts';

/** The body as JSON, an empty one as `{}`; undefined for what is no JSON, is larger than `maxBytes`, or breaks off. */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  try {
    const body = await readBody(request, maxBytes);
    return body ? JSON.parse(String(body) || '{}') : undefined;
  } catch {
    return undefined;
  }
}
