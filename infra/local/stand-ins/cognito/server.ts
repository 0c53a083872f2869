import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Journal } from '#infra/local/stand-ins/kit/journal.ts';
import { type Listening, listen } from '#infra/local/stand-ins/kit/listen.ts';
import { onOwnHost } from '#infra/local/stand-ins/kit/own-host.ts';
import { readBody } from '#infra/local/stand-ins/kit/read-body.ts';
import { CognitoError, InternalErrorException, SerializationException } from './errors.ts';
import type { Pool } from './pool.ts';
import { actOnSentinel } from './sentinels.ts';
import { findOperation } from './targets.ts';

export interface RequestEntry {
  /** Milliseconds of the local clock. */
  at: number;
  method: string;
  /** The operation's name, or the path of a GET. */
  target: string;
  /** HTTP status, and the AWS code of an error. */
  status: number;
  code: string | null;
}

/** The largest request is a token and a few fields. */
const MAX_BODY_BYTES = 64 * 1024;
const jsonType = 'application/x-amz-json-1.1';

/** Cognito accepts calls from any page: nothing in it depends on cookies or on the page's origin. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,Date',
};
const preflightHeaders = {
  ...corsHeaders,
  'access-control-allow-methods': 'POST,GET,OPTIONS',
  'access-control-allow-headers':
    'Authorization,Cache-Control,Content-Type,X-Amz-Date,X-Amz-Security-Token,X-Amz-Target,X-Amz-User-Agent,Amz-Sdk-Invocation-Id,Amz-Sdk-Request',
  'access-control-max-age': '172800',
};

interface Answer {
  status: number;
  body: object;
  code: string | null;
}

export function serveCognito(
  pool: Pool,
  port: number,
  journal: Pick<Journal<RequestEntry>, 'add'>,
): Promise<Listening> {
  const listener: RequestListener = async (request, response) => {
    const at = pool.clock();
    const { method = '', url = '' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const answer = isRead ? document(url, pool, String(request.headers.host)) : await answerTo(request, pool);
    if (!response.destroyed) send(response, request, answer);
    const target = operationName(request) ?? url.split('?')[0]!;
    journal.add({ at, method, target: target.slice(0, 200), status: answer.status, code: answer.code });
  };
  return listen(createServer(onOwnHost(listener)), port);
}

const operationName = (request: IncomingMessage): string | null =>
  /^AWSCognitoIdentityProviderService\.(\w+)$/.exec(String(request.headers['x-amz-target'] ?? ''))?.[1] ?? null;

async function answerTo(request: IncomingMessage, pool: Pool): Promise<Answer> {
  if (request.method === 'OPTIONS') return { status: 200, body: {}, code: null };
  const started = performance.now();
  try {
    const name = operationName(request);
    const { run, leastMs } = findOperation(name, request);
    const body = await readJson(request);
    await actOnSentinel(body);
    const call = { pool, now: pool.clock(), source: sourceOf(request) };
    const outcome = await run(body, call).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    await delay(Math.max(0, leastMs - (performance.now() - started)));
    if ('error' in outcome) throw outcome.error;
    return { status: 200, body: outcome.value, code: null };
  } catch (error) {
    if (error instanceof InternalErrorException) return refusal(500, error.name, error.message);
    if (error instanceof CognitoError) return refusal(400, error.name, error.message);
    if (request.destroyed) return refusal(400, 'RequestAbortedException', 'The caller went away.');
    console.error('the Cognito stand-in failed', error);
    return refusal(500, 'InternalErrorException', 'Something went wrong');
  }
}

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { __type: code, message },
  code,
});

function document(url: string, pool: Pool, host: string): Answer {
  const path = url.split('?')[0];
  const base = `/${pool.userPoolId}/.well-known`;
  if (path === `${base}/jwks.json`) return { status: 200, body: pool.tokens.jwks(), code: null };
  if (path === `${base}/openid-configuration`) {
    const body = {
      issuer: pool.issuer,
      jwks_uri: `http://${host}${base}/jwks.json`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code', 'token'],
      subject_types_supported: ['public'],
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
    };
    return { status: 200, body, code: null };
  }
  return { status: 404, body: { message: 'Not found' }, code: null };
}

function send(response: ServerResponse, request: IncomingMessage, { status, body, code }: Answer): void {
  const isPreflight = request.method === 'OPTIONS';
  const isDocument = request.method === 'GET' || request.method === 'HEAD';
  response.writeHead(status, {
    ...(isPreflight ? preflightHeaders : corsHeaders),
    'content-type': isDocument ? 'application/json' : jsonType,
    'cache-control': isDocument ? 'public, max-age=86400, must-revalidate' : 'no-store',
    'x-amzn-requestid': randomUUID(),
    ...(code && { 'x-amzn-errortype': code }),
  });
  response.end(isPreflight || request.method === 'HEAD' ? undefined : JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) throw new SerializationException('The request is too large.');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new SerializationException('The request is not JSON.');
  }
}

const sourceOf = (request: IncomingMessage) => (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
