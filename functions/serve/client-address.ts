/** From where a call comes, in a form that a client cannot choose (D-45, reliability G19). */
import { isIP } from 'node:net';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { header } from './request.ts';

/**
 * Written by our own CloudFront over whatever a client sends under this name, and the API takes no call that has not
 * passed CloudFront. API Gateway's `sourceIp` is CloudFront's own address; `X-Forwarded-For` begins with what a client says.
 */
export const addressHeader = 'x-viewer-address';

/** An IPv4 address, or the network of an IPv6 address: whoever has one of those has all of them. */
export function clientAddress(event: APIGatewayProxyEvent): string {
  const named = header(event, addressHeader)?.trim() ?? '';
  const address = isIP(named) ? named : event.requestContext.identity?.sourceIp || 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? (isIP(address) === 6 ? networkOf(address) : address);
}

/** The first four groups, which are what a provider hands out at least. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
