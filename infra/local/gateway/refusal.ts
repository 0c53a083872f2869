import type { ServerResponse } from 'node:http';
import { type ErrorCode, errorStatus } from '#shared/lib/errors.ts';

/** What the gateway itself refuses; API Gateway's own answers are given the same shape by the CDK (infra/stacks/api.ts). */
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
  unauthorized: () => new Refusal('UNAUTHORIZED', 'Sign in to go on.'),
  tooLarge: () => new Refusal('TOO_LARGE', 'The request is too large.'),
  failed: () => new Refusal('INTERNAL', 'Something went wrong on our side.', { status: 502 }),
  timeout: () => new Refusal('UNAVAILABLE', 'This took too long; try again.', { status: 504 }),
};

export function sendRefusal(response: ServerResponse, refusal: Refusal, correlationId: string): void {
  const body = JSON.stringify({ error: { code: refusal.code, message: refusal.message, correlationId } });
  response.writeHead(refusal.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...refusal.headers,
  });
  response.end(body);
}
