import { contentSecurityPolicy, securityHeaders } from '#infra/lib/site/security-headers.ts';
import type { Endpoints } from '../endpoints.ts';

/**
 * The headers of every answer. In development Vite needs more than the product: it writes an inline script and styles
 * into the page and keeps a socket open. `npm run start:built` sends exactly what CloudFront sends.
 */
export function headersFor(
  { cognito, filesBucket, web }: Pick<Endpoints, 'cognito' | 'filesBucket' | 'web'>,
  built: boolean,
): Record<string, string> {
  const headers = securityHeaders({ cognitoEndpoint: cognito, filesBucket });
  if (built) return headers;
  const loosened = contentSecurityPolicy({ cognitoEndpoint: cognito, filesBucket })
    .replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'")
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", `connect-src 'self' ${web.replace('http:', 'ws:')}`);
  return { ...headers, 'content-security-policy': loosened };
}
