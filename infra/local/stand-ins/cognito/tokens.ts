import { createPrivateKey, createPublicKey, randomUUID } from 'node:crypto';
import { type JWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { NotAuthorizedException } from './errors.ts';
import type { Install } from './install.ts';
import type { Session } from './sessions.ts';
import type { User } from './users.ts';

const accessClaims = z.object({ sub: z.string(), origin_jti: z.string(), token_use: z.literal('access') });

/** Access and id tokens with Cognito's claims, signed RS256 with the issuer that AWS would use. */
export function tokensOf(install: Install, issuer: string, lifetimeMinutes: number) {
  const lifetimeSeconds = lifetimeMinutes * 60;
  const privateKey = createPrivateKey(install.privateKey);
  const publicKey = createPublicKey(privateKey);
  const header = { alg: 'RS256', kid: install.keyId };
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader(header).setIssuer(issuer).sign(privateKey);

  return {
    jwks: (): { keys: JWK[] } => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), ...header, use: 'sig' }],
    }),

    /** The pair of tokens for a session, in the form of `AuthenticationResult`. */
    async issue(user: User, groups: string[], session: Session, now: number) {
      const seconds = Math.floor(now / 1000);
      const common = {
        sub: user.sub,
        ...(groups.length > 0 && { 'cognito:groups': groups }),
        origin_jti: session.originJti,
        event_id: randomUUID(),
        auth_time: Math.floor(session.authTime / 1000),
        iat: seconds,
        exp: seconds + lifetimeSeconds,
      };
      const access = {
        ...common,
        client_id: install.clientId,
        token_use: 'access',
        scope: 'aws.cognito.signin.user.admin',
        username: user.sub,
        jti: randomUUID(),
      };
      const id = {
        ...common,
        aud: install.clientId,
        token_use: 'id',
        'cognito:username': user.sub,
        email: user.email,
        email_verified: user.confirmed,
        jti: randomUUID(),
      };
      const [AccessToken, IdToken] = await Promise.all([sign(access), sign(id)]);
      return { AccessToken, IdToken, TokenType: 'Bearer', ExpiresIn: lifetimeSeconds };
    },

    /** The claims of one of our access tokens. The caller has to check that the session is still active. */
    async readAccess(token: string, now: number): Promise<z.infer<typeof accessClaims>> {
      const verified = await jwtVerify(token, publicKey, {
        issuer,
        algorithms: ['RS256'],
        currentDate: new Date(now),
      }).catch((error: { code?: string }) => {
        throw new NotAuthorizedException(
          error.code === 'ERR_JWT_EXPIRED' ? 'Access Token has expired' : 'Invalid Access Token',
        );
      });
      const claims = accessClaims.safeParse(verified.payload);
      if (!claims.success) throw new NotAuthorizedException('Invalid Access Token');
      return claims.data;
    },
  };
}
