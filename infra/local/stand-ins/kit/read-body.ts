import type { IncomingMessage } from 'node:http';

/** Where reading ends of a body that is thrown away. */
const drainLimitBytes = 10 * 1024 * 1024;

/**
 * The whole body, or null when it is larger than `maxBytes`. Such a one is still read to its end, unkept, so that the
 * client hears the refusal instead of a broken connection.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (size > Math.max(maxBytes, drainLimitBytes)) break;
  }
  return size > maxBytes ? null : Buffer.concat(chunks);
}
