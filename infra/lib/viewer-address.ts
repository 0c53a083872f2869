import { addressHeader } from '#functions/serve/client-address.ts';

/** As a CloudFront function: says who calls, over whatever a client says of itself. */
export const viewerAddressFunction = `function handler(event) {
  event.request.headers['${addressHeader}'] = { value: event.viewer.ip };
  return event.request;
}`;
