import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { addressHeader, clientAddress } from '#functions/serve/client-address.ts';

const of = (headers: Record<string, string>, sourceIp = '130.176.0.1') =>
  clientAddress({ headers, requestContext: { identity: { sourceIp } } } as unknown as APIGatewayProxyEvent);

describe('the address of a client (D-45, G19)', () => {
  it('is what CloudFront wrote, and nothing that a client says of itself', () => {
    expect(of({ [addressHeader]: '198.51.100.7', 'X-Forwarded-For': '10.0.0.1' })).toBe('198.51.100.7');
    expect(of({ 'x-forwarded-for': '10.0.0.1', forwarded: 'for=10.0.0.2' })).toBe('130.176.0.1');
    expect(of({ [addressHeader]: 'not an address' })).toBe('130.176.0.1');
  });

  it('is of IPv6 the network: whoever has one address of it has all', () => {
    for (const address of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:0db8:0001:0002:0:0:0:1'])
      expect(of({ [addressHeader]: address })).toBe('2001:db8:1:2::/64');
    expect(of({ [addressHeader]: '2001:db8::1' })).toBe('2001:db8:0:0::/64');
    expect(of({ [addressHeader]: '::ffff:198.51.100.7' })).toBe('198.51.100.7');
  });
});
