import { createHash } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Log } from '#functions/outside/log.ts';
import { random16 } from '#functions/outside/random.ts';
import type { Route } from '#shared/lib/route.ts';
import type { Call } from './call.ts';
import type { User } from './identity.ts';
import { bearerToken, header, readBytes, readIdempotencyKey } from './request.ts';

/** A handler's context beside its input. */
export interface Context {
  /** The verified caller. On a public route there is none, and reading it is a bug. */
  user: User;
  /** Milliseconds since the epoch, the same during the whole call. */
  now: number;
  /** Sixteen random bytes: what an id is made from. */
  random16(): Uint8Array;
  /** Milliseconds until an answer comes too late: then the caller has got a 503. */
  leftMs(): number;
  log: Log;
  correlationId: string;
  /** The caller's own token, for asking the user pool about them. On a public route there is none. */
  accessToken(): string;
  /** On a webhook: what was sent, byte for byte, and its headers by lower-case name. Elsewhere reading it is a bug. */
  rawBody(): RawBody;
  /** Set when the call carries an Idempotency-Key: `key` is equal for a repeat, `body` for the same input (C4). */
  idempotency: { key: string; body: string } | undefined;
}

export interface RawBody {
  bytes: Buffer;
  header(name: string): string | undefined;
}

/** @throws AppError BAD_INPUT for an Idempotency-Key of another form */
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

/** In the form of an id: a use is reserved under the digest of its key. */
const digest = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest().subarray(0, 24).toString('base64url');
