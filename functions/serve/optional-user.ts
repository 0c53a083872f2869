/** Who calls a route that is open to everybody, where they say who they are (SEC-01). */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { liveSession } from '#functions/data/account/live-session.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { clock } from '#functions/outside/clock.ts';
import { assertLive } from '#functions/outside/user-pool.ts';
import { notSignedIn } from '#shared/lib/errors.ts';
import { readUser, type User } from './identity.ts';
import { bearerToken, header } from './request.ts';

/**
 * Undefined for a visitor. No authorizer of the gateway lets both in, so the user pool is asked whether it gave out the
 * token and still stands by it; what it says is read after that.
 * @throws AppError UNAUTHORIZED for a token that is not valid, UNAVAILABLE
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
    // not a token at all
  }
  throw notSignedIn();
}
