import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The app and its API share one origin, so nothing needs CORS. Still, the one configured origin is allowed: never
 * another, never with credentials (T-013).
 */
export function allowOwnOrigin(request: IncomingMessage, response: ServerResponse, origin: string): void {
  response.setHeader('vary', 'Origin');
  if (request.headers.origin === origin) response.setHeader('access-control-allow-origin', origin);
}

export function sendPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  allow: string[],
): void {
  if (request.headers.origin === origin) {
    response.setHeader('access-control-allow-methods', allow.join(', '));
    response.setHeader('access-control-allow-headers', 'authorization, content-type, idempotency-key, x-api-key');
    response.setHeader('access-control-max-age', '600');
  }
  response.writeHead(204, { 'cache-control': 'no-store', allow: allow.join(', ') });
  response.end();
}
