/**
 * The headers of every answer, in the cloud (CloudFront) and on the local stack: one table, compared by a test (T-093).
 */

import { createHash } from 'node:crypto';
import { firstScript } from '#shared/first-script.ts';

export interface Origins {
  /** the user pool's endpoint, where Amplify signs in */
  cognitoEndpoint: string;
  /** the bucket that files are posted to; apart from the user pool the only other origin that the app calls */
  filesBucket: string;
}

export const contentSecurityPolicy = ({ cognitoEndpoint, filesBucket }: Origins): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`,
    // Amplify UI and charts set style attributes; no style can reach another origin
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${cognitoEndpoint} ${filesBucket}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const HSTS_SECONDS = 63_072_000;

export const securityHeaders = (origins: Origins): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(origins),
  'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});
