import { type CfnResponseHeadersPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type Origins, securityHeaders } from './security-headers.ts';

/** CloudFront has dedicated fields for these headers; the rest are sent as custom headers. */
const ownFields = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
];

/** The shared header table as a CloudFront policy, byte for byte what the local stack sends. */
export function headersPolicy(scope: Construct, id: string, origins: Origins): ResponseHeadersPolicy {
  const policy = new ResponseHeadersPolicy(scope, id);
  const headers = securityHeaders(origins);
  const config = policy.node.defaultChild as CfnResponseHeadersPolicy;
  config.addPropertyOverride('ResponseHeadersPolicyConfig.SecurityHeadersConfig', {
    ContentSecurityPolicy: { ContentSecurityPolicy: headers['content-security-policy'], Override: true },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]),
      IncludeSubdomains: true,
      Override: true,
    },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { ReferrerPolicy: headers['referrer-policy'], Override: true },
    FrameOptions: { FrameOption: headers['x-frame-options'], Override: true },
  });
  config.addPropertyOverride('ResponseHeadersPolicyConfig.CustomHeadersConfig', {
    Items: Object.entries(headers)
      .filter(([name]) => !ownFields.includes(name))
      .map(([Header, Value]) => ({ Header, Value, Override: true })),
  });
  return policy;
}
