/** Runs at CloudFront before an API call: adds the caller's address and person, replacing any that the client sent. */

/** Values that infra/lib/site/edge-code.ts fills in. */
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
 * The person a token names, hashed as in logs (functions/outside/log.ts). The token is verified only behind this: a
 * forged one counts toward the limit of the person it names, and is refused.
 */
function personIn(authorization: { value: string } | undefined): string | undefined {
  if (!authorization) return undefined;
  try {
    const claims = JSON.parse(Buffer.from(authorization.value.split('.')[1]!, 'base64url').toString());
    return hashes.createHmac('sha256', claims.sub).update('log').digest('base64url');
  } catch {
    return undefined; // not a token
  }
}
