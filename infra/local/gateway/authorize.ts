import { CognitoJwtVerifier } from 'aws-jwt-verify';
import type { CognitoAccessTokenPayload } from 'aws-jwt-verify/jwt-model';
import { localNow } from '../clock.ts';
import { cachedJwks } from './jwks.ts';
import { refusals } from './refusal.ts';

/** Scope of every access token of a sign-in. infra/stacks/api.ts requires it too, otherwise ID tokens would pass. */
const scope = 'aws.cognito.signin.user.admin';
/** Expiry is compared with the local stack's own clock below, so the library's comparison is disabled. */
const libraryClockOff = 1e12;

export type Claims = Record<string, string>;
export type Authorizer = (authorization: string | undefined) => Promise<Claims>;

/** API Gateway passes claims as strings: lists joined by commas, these two times as dates. */
const asApiGatewayPasses = (payload: CognitoAccessTokenPayload): Claims =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      if (name === 'exp' || name === 'iat') return [name, javaDate(value as number)];
      return [name, Array.isArray(value) ? value.join(',') : String(value)];
    }),
  );

/** `Fri Nov 20 11:40:00 UTC 2026`, as Java prints a date. */
function javaDate(seconds: number): string {
  const [day, date, month, year, time] = new Date(seconds * 1000).toUTCString().replace(',', '').split(' ');
  return `${day} ${month} ${date} ${time} UTC ${year}`;
}

/**
 * Works like API Gateway's Cognito authorizer: returns the claims of a valid access token of this pool, or throws a
 * 401.
 */
export function cognitoAuthorizer(userPoolId: string, jwksAddress: string): Authorizer {
  const verifier = CognitoJwtVerifier.create(
    {
      userPoolId,
      tokenUse: 'access',
      clientId: null, // API Gateway does not compare it; functions/serve/serve.ts does
      scope,
      graceSeconds: libraryClockOff,
      customJwtCheck: ({ payload }) => {
        if (typeof payload.exp !== 'number' || payload.exp * 1000 <= localNow()) throw new Error('expired');
      },
    },
    { jwksCache: cachedJwks(jwksAddress) },
  );
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
    if (!token) throw refusals.unauthorized();
    const payload = await verifier.verify(token).catch(() => {
      throw refusals.unauthorized();
    });
    return asApiGatewayPasses(payload);
  };
}
