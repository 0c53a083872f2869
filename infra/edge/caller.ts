/** Runs at CloudFront before a call of the API: says who calls, over whatever a client says of itself. */

/** Values that infra/lib/site/edge-code.ts writes in. */
declare const ADDRESS_HEADER: string;
declare const PERSON_HEADER: string;
/** CloudFront's own module. */
declare const hashes: typeof import('node:crypto');

interface ApiRequest {
  request: { headers: Record<string, { value: string }> };
  viewer: { ip: string };
}

export function handler(event: ApiRequest) {
  const headers = event.request.headers;
  headers[ADDRESS_HEADER] = { value: event.viewer.ip };
  delete headers[PERSON_HEADER];
  const person = personIn(headers.authorization);
  if (person) headers[PERSON_HEADER] = { value: person };
  return event.request;
}

/**
 * Whom a token names, as logs do (functions/outside/log.ts). Whether it holds is decided behind this: a forged one is
 * counted for whoever it names, and refused.
 */
function personIn(authorization: { value: string } | undefined): string | undefined {
  if (!authorization) return undefined;
  try {
    const claims = JSON.parse(Buffer.from(authorization.value.split('.')[1]!, 'base64url').toString());
    return hashes.createHmac('sha256', claims.sub).update('log').digest('base64url');
  } catch {
    return undefined; // no token at all
  }
}
