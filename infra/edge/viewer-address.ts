/** Runs at CloudFront before a call of the API: says who calls, over whatever a client says of itself. */

/** Written in by infra/lib/site/edge-code.ts. */
declare const ADDRESS_HEADER: string;

interface ApiRequest {
  request: { headers: Record<string, { value: string }> };
  viewer: { ip: string };
}

export function handler({ request, viewer }: ApiRequest) {
  request.headers[ADDRESS_HEADER] = { value: viewer.ip };
  return request;
}
