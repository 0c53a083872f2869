import { createHash } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Log } from '#functions/outside/log.ts';
import { random16 } from '#functions/outside/random.ts';
import type { Route } from '#shared/lib/route.ts';
import type { Call } from './call.ts';
import type { User } from './identity.ts';
import { bearerToken, header, readBytes, readIdempotencyKey } from './request.ts';

/** What a handler gets beside its input. */
export interface Context {
  /** The verified caller. A public route has none, and reading it there is a bug. */
  user: User;
  /** Milliseconds since the epoch, constant during the call. */
  now: number;
  /** Sixteen random bytes, the raw material of an id. */
  random16(): Uint8Array;
  /** Milliseconds until the caller is answered with a 503. */
  leftMs(): number;
  log: Log;
  correlationId: string;
  /** The caller's own token, to ask the user pool about them. A public route has none. */
  accessToken(): string;
  /** On a webhook: the body byte for byte, and the headers by lower-case name. Elsewhere reading it is a bug. */
  rawBody(): RawBody;
  /** Set when the call carries an Idempotency-Key: `key` is equal for a retry, `body` for the same input (C4). */
  idempotency: { key: string; body: string } | undefined;
}

export interface RawBody {
  bytes: Buffer;
  header(name: string): string | undefined;
}

/** @throws AppError BAD_INPUT for a malformed Idempotency-Key */
export function contextOf(route: Route, event: APIGatewayProxyEvent, call: Call): Context {
  const { caller, started: now, answerBy, log, correlationId, input } = call;
  const key = readIdempotencyKey(event);
  return {
    get user(): User {
      if (!caller) throw new Error(`${route.path} is public: it has no user`);
      return caller;
    },
    accessToken: () => bearerToken(event),
    rawBody: () => {
      if (route.access !== 'webhook') throw new Error(`${route.path} is no webhook`);
      return { bytes: readBytes(route, event), header: (name) => header(event, name) };
    },
    now,
    random16,
    leftMs: () => answerBy - performance.now(),
    log,
    correlationId,
    idempotency: key === undefined ? undefined : { key: digest(route.path, key), body: digest(JSON.stringify(input)) },
  };
}

/** In the form of an id, because a use is reserved under the digest of its key. */
const digest = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest().subarray(0, 24).toString('base64url');
