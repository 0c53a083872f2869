import type { IncomingMessage } from 'node:http';
import { readBody } from './read-body.ts';

/** The body as JSON, an empty one as `{}`; undefined if it is not JSON, larger than `maxBytes`, or incomplete. */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  try {
    const body = await readBody(request, maxBytes);
    return body ? JSON.parse(String(body) || '{}') : undefined;
  } catch {
    return undefined;
  }
}
