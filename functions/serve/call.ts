/** State shared by the steps of one call, answered whole (way-in.ts) or streamed (serve-stream.ts). */
import { randomUUID } from 'node:crypto';
import type { Request } from '@middy/core';
import type { APIGatewayProxyEvent, Context as LambdaContext } from 'aws-lambda';
import { clock } from '#functions/outside/clock.ts';
import { type Log, logFor } from '#functions/outside/log.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { Route } from '#shared/lib/route.ts';
import { refusal } from './answer.ts';
import { timing } from './deadline.ts';
import type { User } from './identity.ts';

export interface Call extends LambdaContext {
  started: number;
  /** on the clock of performance.now() */
  answerBy: number;
  log: Log;
  correlationId: string;
  caller: User | undefined;
  input: unknown;
}

export function beginCall(route: Route, event: APIGatewayProxyEvent, call: Call, deadlineMs: number): void {
  call.started = clock.now();
  call.answerBy = performance.now() + deadlineMs;
  call.correlationId = event.requestContext.requestId || randomUUID();
  call.log = logFor({ correlationId: call.correlationId, route: `${route.method} ${route.path}` });
}

export const logRequest = (route: Route, call: Call, status: number, more: object = {}): void =>
  call.log.info('request', { sub: call.caller?.sub, status, ...timing(route, call.started), ...more });

/** Middy's last step: turns an error into an answer, and logs it if it is a bug. */
export const answerError =
  (route: Route) =>
  (request: Request<APIGatewayProxyEvent, unknown, Error, Call>): void => {
    const { context: call, error } = request;
    const result = refusal(error, call.correlationId);
    if (!(error instanceof AppError)) call.log.error('bug', error);
    request.response = result;
    logRequest(route, call, result.statusCode);
  };
