import type { APIGatewayProxyEvent } from 'aws-lambda';
import { env } from '#functions/outside/env.ts';
import { notSignedIn } from '#shared/lib/errors.ts';

/** The caller, from the verified access token and nothing else (reliability R1). */
export interface User {
  sub: string;
  groups: string[];
  /** Epoch seconds of the sign-in this token descends from; refreshing does not move it. */
  authTime: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** API Gateway hands a list over as text, with or without brackets. */
const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isText) : isText(value) ? value.split(/[\s,[\]]+/).filter(Boolean) : [];

/** API Gateway hands a number over as text. */
const numberIn = (value: unknown): number => (isText(value) || typeof value === 'number' ? Number(value) : Number.NaN);

/**
 * Reads the claims that the gateway's authorizer has verified, or that a token only says so far (optional-user.ts). That it
 * was an access token of our own client is checked here again, so that no way of deploying the gateway can let an ID token
 * or a foreign client in.
 * @throws AppError UNAUTHORIZED
 */
export function readUser(event: APIGatewayProxyEvent): User {
  const claims = event.requestContext.authorizer?.claims as Record<string, unknown> | undefined;
  const authTime = numberIn(claims?.auth_time);
  if (
    typeof claims?.sub !== 'string' ||
    !/^[A-Za-z0-9-]{8,64}$/.test(claims.sub) ||
    claims.token_use !== 'access' ||
    claims.client_id !== env.USER_POOL_CLIENT_ID ||
    !Number.isSafeInteger(authTime)
  )
    throw notSignedIn();
  return { sub: claims.sub, groups: listed(claims['cognito:groups']), authTime };
}

/** Fields by which a body or query may name its user; they may only name the caller (D-30, D-36). */
const userFields = ['userId', 'p_user_id', 'user_id'];

/** The first field that names somebody else; PostgREST's `eq.<id>` is understood. */
export function foreignUserField(input: Record<string, unknown>, sub: string): string | undefined {
  return userFields.find((field) => {
    const value = input[field];
    return typeof value === 'string' && value.replace(/^eq\./, '') !== sub;
  });
}
