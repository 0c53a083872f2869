/** The caller of a public route, if they are signed in (SEC-01). */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { liveSession } from '#functions/data/account/live-session.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { clock } from '#functions/outside/clock.ts';
import { assertLive } from '#functions/outside/user-pool.ts';
import { notSignedIn } from '#shared/lib/errors.ts';
import { readUser, type User } from './identity.ts';
import { bearerToken, header } from './request.ts';

/**
 * Undefined for a visitor. No gateway authorizer lets both in, so the user pool is asked whether it issued the token
 * and has not revoked it; its claims are read afterwards.
 * @throws AppError UNAUTHORIZED for an invalid token, UNAVAILABLE
 */
export async function optionalUser(event: APIGatewayProxyEvent): Promise<User | undefined> {
  if (header(event, 'authorization') === undefined) return undefined;
  const token = bearerToken(event);
  const claims = claimsIn(token);
  const user = readUser({ ...event, requestContext: { ...event.requestContext, authorizer: { claims } } });
  await assertLive(token);
  await liveSession({ ...systemActor(user.sub, clock.now()), user });
  return user;
}

/** @throws AppError UNAUTHORIZED */
function claimsIn(token: string): Record<string, unknown> {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    if (typeof claims === 'object' && claims !== null) return claims;
  } catch {
    // not a token
  }
  throw notSignedIn();
}
