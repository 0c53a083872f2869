import type { IncomingMessage } from 'node:http';

/** Bytes. A discarded body is read up to this limit only. */
const MAX_DRAINED_BYTES = 10 * 1024 * 1024;

/**
 * The whole body, or null when it is larger than `maxBytes`. A larger one is still read and discarded, so that the
 * client gets the refusal instead of a broken connection, and the connection stays usable; the server's timeout ends
 * it.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  const most = Math.max(maxBytes, MAX_DRAINED_BYTES);
  let size = Number(request.headers['content-length'] ?? 0) > most ? Number.POSITIVE_INFINITY : 0;
  if (size === 0)
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (size > most) break;
    }
  if (size <= maxBytes) return Buffer.concat(chunks);
  request.resume();
  return null;
}
