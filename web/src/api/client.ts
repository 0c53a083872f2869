import * as z from 'zod/mini';
import { ERASED_FIELD } from '#shared/lib/errors.ts';
import { requestOf } from '#shared/lib/request-of.ts';
import { DEFAULT_TIMEOUT_MS, type Input, type Output, type Route } from '#shared/lib/route.ts';
import { tokenSource } from './access-token.ts';
import { ApiError } from './api-error.ts';
import { ConfigError, config } from './config.ts';
import { noRetry, open, type RetryPolicy, send, standardRetry } from './transport.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /**
   * Pass the same key to make a second click or a retry after a reload the same action; otherwise each call is an
   * action of its own.
   */
  idempotencyKey?: string;
  retry?: RetryPolicy;
  /** the caller's token, if they are no longer the one signed in */
  token?: string;
}

/** A key for one action of a person (reliability C4). */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/**
 * Calls a route of the table.
 * @param input path parameters, query (GET, DELETE) or body (POST) in one object, as in the route's schema
 * @returns the answer, parsed by the route's output schema
 * @throws ApiError
 */
export async function call<R extends Route>(route: R, input: Input<R>, options: CallOptions = {}): Promise<Output<R>> {
  const request = { ...(await requestFor(route, input, options)), retry: options.retry ?? standardRetry };
  if (options.token) request.headers.authorization = `Bearer ${options.token}`;
  const json = await authorized(request.headers, (again) => send(again ? { ...request, retry: noRetry } : request));
  const answer = z.safeParse(route.output, json);
  if (answer.success) return answer.data as Output<R>;
  const [issue] = answer.error.issues;
  throw new ApiError('BAD_ANSWER', `${route.path}: ${issue?.path.join('.')} ${issue?.code}`, { status: 200 });
}

/**
 * Calls a route that streams its answer.
 * @returns the response as it arrives: in the accepted type, or JSON from a server that does not stream
 * @throws ApiError
 */
export async function callStreamed<R extends Route>(
  route: R,
  input: Input<R>,
  { accept, ...options }: Omit<CallOptions, 'retry'> & { accept: string },
): Promise<Response> {
  const request = await requestFor(route, input, options);
  request.headers.accept = accept;
  return authorized(request.headers, () => open(request));
}

async function requestFor<R extends Route>(route: R, input: Input<R>, options: CallOptions) {
  const settings = await config().catch((error: unknown) => {
    if (error instanceof ConfigError) throw new ApiError('BAD_CONFIG', error.message);
    throw new ApiError('NETWORK', `No configuration: ${error instanceof Error ? error.message : String(error)}`);
  });
  const { method, path, body } = requestOf(route, input);
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-api-key': settings.apiKey };
  if (method === 'POST') headers['idempotency-key'] = options.idempotencyKey ?? newIdempotencyKey();
  return {
    method,
    url: `/api${path}`,
    template: route.path,
    headers,
    ...(body === undefined ? {} : { body }),
    timeoutMs: route.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    signal: options.signal,
  };
}

/** Makes a request with the signed-in person's token in its headers, unless another is given. */
async function authorized<T>(headers: Record<string, string>, attempt: (again: boolean) => Promise<T>): Promise<T> {
  if (headers.authorization) return attempt(false);
  const token = await tokenSource().accessToken();
  if (token) headers.authorization = `Bearer ${token}`;
  return attempt(false).catch(async (error: unknown) => {
    // a token may be refused before it expires (signed out elsewhere, wrong clock): renew it once
    if (!(error instanceof ApiError) || error.status !== 401 || !token) throw error;
    if (error.field === ERASED_FIELD) {
      tokenSource().accountErased(token);
      throw error;
    }
    const renewed = await tokenSource().renewAccessToken();
    if (!renewed) throw error;
    headers.authorization = `Bearer ${renewed}`;
    return attempt(true);
  });
}
