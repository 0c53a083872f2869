/** The client's address, in a form the client cannot choose (D-45, reliability G19). */
import { isIP } from 'node:net';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { header } from './request.ts';

/**
 * Our CloudFront overwrites this header, and the API only accepts calls that passed CloudFront. API Gateway's
 * `sourceIp` is CloudFront's own address, and `X-Forwarded-For` starts with whatever the client sent.
 */
export const addressHeader = 'x-viewer-address';

/** An IPv4 address, or the network of an IPv6 address, since a client controls its whole network. */
export function clientAddress(event: APIGatewayProxyEvent): string {
  const named = header(event, addressHeader)?.trim() ?? '';
  const address = isIP(named) ? named : event.requestContext.identity?.sourceIp || 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? (isIP(address) === 6 ? networkOf(address) : address);
}

/** The first four groups, the smallest network that providers assign. */
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
