import type { APIGatewayProxyEvent } from 'aws-lambda';
import { env } from '#functions/outside/env.ts';
import { notSignedIn } from '#shared/lib/errors.ts';

/** The caller, from the verified access token only (reliability R1). */
export interface User {
  sub: string;
  groups: string[];
  /** Epoch seconds of the original sign-in; refreshing the token does not change it. */
  authTime: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** API Gateway passes a list as text, with or without brackets. */
const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isText) : isText(value) ? value.split(/[\s,[\]]+/).filter(Boolean) : [];

/** API Gateway passes a number as text. */
const numberIn = (value: unknown): number => (isText(value) || typeof value === 'number' ? Number(value) : Number.NaN);

/**
 * Reads claims that the gateway's authorizer has verified, or that a token merely states (optional-user.ts). It checks
 * again that this is an access token of our own client, so that no gateway configuration can let in an ID token or a
 * foreign client.
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

/** Fields in which a body or query may name its user; only the caller is accepted (D-30, D-36). */
const userFields = ['userId', 'p_user_id', 'user_id'];

/** The first field that names somebody else; understands PostgREST's `eq.<id>`. */
export function foreignUserField(input: Record<string, unknown>, sub: string): string | undefined {
  return userFields.find((field) => {
    const value = input[field];
    return typeof value === 'string' && value.replace(/^eq\./, '') !== sub;
  });
}
