/** What every answer carries, in the cloud (CloudFront) and on the local stack: one table, compared by a test (T-093). */

export interface Origins {
  /** where Amplify signs in; the one foreign host the app talks to */
  cognitoEndpoint: string;
}

export const contentSecurityPolicy = ({ cognitoEndpoint }: Origins): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Amplify UI and charts set style attributes; no style can reach another origin
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${cognitoEndpoint}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const hstsSeconds = 63_072_000;

export const securityHeaders = (origins: Origins): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(origins),
  'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});
