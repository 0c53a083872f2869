import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import { type ErrorCode, errorStatus } from '#shared/lib/errors.ts';

/** The gateway's own refusals. The CDK gives API Gateway's answers the same shape (infra/stacks/api.ts). */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, detail: { status?: number; headers?: Record<string, string> } = {}) {
    super(message);
    this.code = code;
    this.status = detail.status ?? errorStatus[code];
    this.headers = detail.headers ?? {};
  }
}

export const refusals = {
  notFound: () => new Refusal('NOT_FOUND', 'There is no such call.'),
  method: (allow: string[]) =>
    new Refusal('METHOD_NOT_ALLOWED', `This call takes ${allow[0]}.`, { headers: { allow: allow.join(', ') } }),
  unauthorized: () => new Refusal('UNAUTHORIZED', 'Sign in to go on.', { headers: { 'www-authenticate': 'Bearer' } }),
  encoding: () => new Refusal('WRONG_CONTENT_TYPE', 'Send the body as it is, or compressed by gzip or deflate.'),
  damaged: () => new Refusal('BAD_INPUT', 'The compressed body is damaged.'),
  tooLarge: () => new Refusal('TOO_LARGE', 'The request is too large.'),
  longHeaders: () => new Refusal('TOO_LARGE', 'The address or the headers are too long.', { status: 431 }),
  noHttp: () => new Refusal('BAD_INPUT', 'This is no HTTP request.'),
  failed: () => new Refusal('INTERNAL', 'Something went wrong on our side.', { status: 502 }),
  timeout: () => new Refusal('UNAVAILABLE', 'This took too long; try again.', { status: 504 }),
};

function written(refusal: Refusal, correlationId: string) {
  const body = JSON.stringify({ error: { code: refusal.code, message: refusal.message, correlationId } });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...refusal.headers,
  };
  return { headers, body };
}

export function sendRefusal(response: ServerResponse, refusal: Refusal, correlationId: string): void {
  const { headers, body } = written(refusal, correlationId);
  response.writeHead(refusal.status, headers);
  response.end(body);
}

/** The complete answer as text, for input that never became a request. */
export function rawRefusal(refusal: Refusal, more: Record<string, string>): string {
  const { headers, body } = written(refusal, randomUUID());
  const lines = Object.entries({ ...more, ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n');
}
