/** One way in and one way out: route + handler -> Lambda. Everything that holds for all calls stands here. */
import { createHash, randomUUID } from 'node:crypto';
import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context as LambdaContext } from 'aws-lambda';
import * as z from 'zod/mini';
import { clock } from '#functions/outside/clock.ts';
import { type Log, logFor } from '#functions/outside/log.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { Access, Route } from '#shared/lib/route.ts';
import { refusal, success } from './answer.ts';
import { within } from './deadline.ts';
import { foreignUserField, readUser, type User } from './identity.ts';
import '#functions/outside/reasons.ts';
import { bearerToken, header, readBytes, readIdempotencyKey, readInput } from './request.ts';

interface Context {
  /** The verified caller. On a public route there is none, and reading it is a bug. */
  user: User;
  /** Milliseconds since the epoch, the same during the whole call. */
  now: number;
  /** Sixteen random bytes: what an id is made from. */
  random16(): Uint8Array;
  log: Log;
  correlationId: string;
  /** The caller's own token, for asking the user pool about them. On a public route there is none. */
  accessToken(): string;
  /** On a webhook: what was sent, byte for byte, and its headers by lower-case name. Elsewhere reading it is a bug. */
  sent(): Sent;
  /** Set when the call carries an Idempotency-Key: `key` is equal for a repeat, `body` for the same input (C4). */
  once: { key: string; body: string } | undefined;
}

export interface Sent {
  bytes: Buffer;
  header(name: string): string | undefined;
}

/** What a handler takes and gives, read off the route's schemas. */
type Typed<In, Out, A extends Access> = Route<z.core.$ZodType<In>, z.core.$ZodType<unknown, Out>, A>;
type Handler<In, Out, Loaded = undefined> = (input: In, context: Context, loaded: Loaded) => Promise<NoInfer<Out>>;

/**
 * Lets a caller in or throws, before the handler runs. What it read of the caller goes on to the handler, so that being
 * checked costs no read of its own. It is handed in: functions without a table carry nothing of it.
 */
type Guard<Loaded> = (context: Context) => Promise<Loaded>;
type LambdaHandler = (event: APIGatewayProxyEvent, context?: Partial<LambdaContext>) => Promise<APIGatewayProxyResult>;

/** What the steps of one call leave for each other. */
interface Call extends LambdaContext {
  started: number;
  log: Log;
  correlationId: string;
  caller: User | undefined;
  input: unknown;
}

/** The client waits this long unless the route says otherwise (part 1 §9); we answer before it gives up. */
const clientWaitsMs = 10_000;
const headStartMs = 1_500;

/** @returns a Lambda handler for API Gateway's REST proxy events; it never throws */
export function serve<In, Out>(
  route: Typed<In, Out, Exclude<Access, 'subscriber'>>,
  handle: Handler<In, Out>,
): LambdaHandler;
/** A subscriber's route does not compile without its guard: functions/data/subscriber.ts. */
export function serve<In, Out, Loaded>(
  route: Typed<In, Out, 'subscriber'>,
  handle: Handler<In, Out, Loaded>,
  guard: Guard<Loaded>,
): LambdaHandler;
export function serve<In, Out, Loaded>(
  route: Typed<In, Out, Access>,
  handle: Handler<In, Out, Loaded | undefined>,
  guard?: Guard<Loaded>,
): LambdaHandler {
  if ((route.access === 'subscriber') !== (guard !== undefined))
    throw new Error(`${route.path}: a guard is for a subscriber's route, and for no other`);
  const deadlineMs = (route.timeoutMs ?? clientWaitsMs) - headStartMs;
  const done = (call: Call, statusCode: number) =>
    call.log.info('request', { sub: call.caller?.sub, status: statusCode, ms: clock.now() - call.started });

  return middy<APIGatewayProxyEvent, unknown, Error, Call>()
    .before(({ event, context: call }) => {
      call.started = clock.now();
      call.correlationId = event.requestContext.requestId || randomUUID();
      call.log = logFor({ correlationId: call.correlationId, route: `${route.method} ${route.path}` });
      if (!isOpen(route)) call.caller = authorize(route, event, call.log);
    })
    .before(({ event, context: call }) => {
      // who sends a webhook proves it by a signature over the bytes: nothing may read them before
      if (route.access === 'webhook') {
        call.input = {};
        return;
      }
      const given = readInput(route, event);
      if (call.caller && !route.aboutUser) refuseForeignUser(given, call.caller, call.log);
      call.input = validate(route, given);
    })
    .handler(async (event: APIGatewayProxyEvent, call: Call) => {
      const key = readIdempotencyKey(event);
      const context: Context = {
        get user(): User {
          if (!call.caller) throw new Error(`${route.path} is public: it has no user`);
          return call.caller;
        },
        accessToken: () => bearerToken(event),
        sent: () => {
          if (route.access !== 'webhook') throw new Error(`${route.path} is no webhook`);
          return { bytes: readBytes(route, event), header: (name) => header(event, name) };
        },
        now: call.started,
        random16: () => crypto.getRandomValues(new Uint8Array(16)),
        log: call.log,
        correlationId: call.correlationId,
        once:
          key === undefined ? undefined : { key: digest(route.path, key), body: digest(JSON.stringify(call.input)) },
      };
      const run = async () => handle(call.input as In, context, await guard?.(context));
      return within(deadlineMs, run());
    })
    .after((request) => {
      const result = success(route, request.response);
      request.response = result;
      done(request.context, result.statusCode);
    })
    .onError((request) => {
      const { context: call, error } = request;
      const result = refusal(error, call.correlationId);
      if (!(error instanceof AppError)) call.log.error('bug', error);
      request.response = result;
      done(call, result.statusCode);
    }) as unknown as LambdaHandler;
}

const isOpen = ({ access }: Route): boolean => access === 'public' || access === 'webhook';

function authorize(route: Route, event: APIGatewayProxyEvent, log: Log): User {
  const user = readUser(event);
  if (route.access === 'user' || route.access === 'subscriber') return user;
  if (route.access !== 'admin') throw new Error(`no rule for access "${route.access}"`);
  const admin = user.groups.includes('admin');
  log.security(admin ? 'admin-call' : 'admin-refused', { sub: user.sub });
  if (!admin) throw new AppError('FORBIDDEN', 'This call is for administrators.');
  return user;
}

function refuseForeignUser(given: Record<string, unknown>, { sub }: User, log: Log): void {
  const field = foreignUserField(given, sub);
  if (!field) return;
  log.security('named-another-user', { sub, field });
  throw new AppError('FORBIDDEN', 'A request can only concern your own account.', { field });
}

function validate(route: Route, given: unknown): unknown {
  const parsed = z.safeParse(route.input, given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'body';
  throw new AppError('BAD_INPUT', `${field}: ${issue?.message ?? 'is not valid'}`, { field });
}

/** 72 bits: beyond chance among the few keys of one user, and short, since they lie in an item written on every action. */
const digest = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest().subarray(0, 9).toString('base64url');
