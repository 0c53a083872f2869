import type { APIGatewayProxyResult } from 'aws-lambda';
import * as z from 'zod/mini';
import { AppError, type errorBody } from '#shared/lib/errors.ts';
import type { Route } from '#shared/lib/route.ts';

export const headersFor = (cache: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': cache,
  'x-content-type-options': 'nosniff',
});

/** Passes the output through the route's schema: fields the schema does not name are dropped. */
export function success(route: Route, output: unknown): APIGatewayProxyResult {
  const cache = route.cacheSeconds ? `public, max-age=${route.cacheSeconds}` : 'no-store';
  return { statusCode: 200, headers: headersFor(cache), body: JSON.stringify(z.parse(route.output, output)) };
}

/** An AppError is answered as it is. Any other error is a bug whose details stay in the log. */
export const publicError = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('INTERNAL', 'Something went wrong on our side. Please try again.');

export function refusal(error: unknown, correlationId: string): APIGatewayProxyResult {
  const known = publicError(error);
  const body: z.infer<typeof errorBody> = {
    error: { code: known.code, message: known.message, ...(known.field && { field: known.field }), correlationId },
  };
  return {
    statusCode: known.status,
    headers: {
      ...headersFor('no-store'),
      ...(known.retryAfterSeconds && { 'retry-after': String(known.retryAfterSeconds) }),
      ...(known.code === 'UNAUTHORIZED' && { 'www-authenticate': 'Bearer' }),
    },
    body: JSON.stringify(body),
  };
}
