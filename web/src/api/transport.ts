import * as z from 'zod/mini';
import { errorBody } from '#shared/lib/errors.ts';
import { ApiError } from './api-error.ts';
import { logRequest } from './request-log.ts';
import { noteServerTime } from './server-time.ts';

/** How often a failed request is retried, and the first pause; each further pause is twice as long. */
export interface RetryPolicy {
  retries: number;
  firstDelayMs: number;
}

/** NET-02 and NET-03. */
export const standardRetry: RetryPolicy = { retries: 3, firstDelayMs: 1_000 };
/** The result page has its own policy: three attempts in all (RES-33, D-09). */
export const resultRetry: RetryPolicy = { retries: 2, firstDelayMs: 500 };
export const noRetry: RetryPolicy = { retries: 0, firstDelayMs: 0 };

/** Longest pause a server may request; beyond it, the failure is shown instead. */
const MAX_RETRY_AFTER_MS = 10_000;

export interface HttpRequest {
  method: string;
  url: string;
  /** the path in the route table, which may be displayed */
  template: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
  retry: RetryPolicy;
  signal?: AbortSignal | undefined;
}

/** Injected so that tests can observe the pauses without waiting. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

const sleep: Sleep = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

interface Failure {
  error: ApiError;
  again: boolean;
  waitMs?: number;
}

/**
 * A request with its policy's retries. Pass a policy only for requests that may be repeated: a GET, a DELETE, or a POST
 * with an idempotency key.
 * @returns the answer's JSON
 * @throws ApiError NOT_FOUND, NETWORK, TIMEOUT, BAD_ANSWER or the server's own code; the signal's reason when aborted
 */
export async function send(request: HttpRequest, pause: Sleep = sleep): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(request);
    if ('json' in outcome) return outcome.json;
    if (!outcome.again || attempt >= request.retry.retries) throw outcome.error;
    const backoffMs = request.retry.firstDelayMs * 2 ** attempt;
    await pause(Math.max(backoffMs, outcome.waitMs ?? 0), request.signal);
  }
}

/**
 * A request whose answer is read as it arrives; never retried automatically.
 * @throws ApiError as `send`, or the signal's reason; reading also throws once the time is over
 */
export async function open(request: Omit<HttpRequest, 'retry'>): Promise<Response> {
  const outcome = await exchange(request, async (response) =>
    response.ok ? { response } : refusal(response, await response.text()),
  );
  if ('response' in outcome) return outcome.response;
  throw outcome.error;
}

const attemptOnce = (request: HttpRequest): Promise<{ json: unknown } | Failure> =>
  exchange(request, async (response) => {
    const text = await response.text();
    return response.ok ? readJson(text) : refusal(response, text);
  });

async function exchange<T>(
  request: Omit<HttpRequest, 'retry'>,
  read: (response: Response) => Promise<T>,
): Promise<T | Failure> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  const ended = logRequest(request.method, request.template);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      signal,
      cache: 'no-cache',
    });
    if (response.headers.get('cache-control')?.includes('no-store')) noteServerTime(response.headers.get('date'));
    const outcome = await read(response);
    ended(response.status);
    return outcome;
  } catch (error) {
    ended(request.signal?.aborted ? 'cancelled' : timeout.aborted ? 'timeout' : 'no connection');
    request.signal?.throwIfAborted();
    if (timeout.aborted) {
      const seconds = request.timeoutMs / 1000;
      return { error: new ApiError('TIMEOUT', `No answer within ${seconds} s`), again: true };
    }
    const reason = error instanceof Error ? error.message : String(error);
    return { error: new ApiError('NETWORK', `No connection: ${reason}`), again: true };
  }
}

function readJson(text: string): { json: unknown } | Failure {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { error: new ApiError('BAD_ANSWER', 'The answer is not JSON', { status: 200 }), again: false };
  }
}

function refusal(response: Response, text: string): Failure {
  const { status } = response;
  const said = parseRefusal(text);
  const code = status === 404 ? 'NOT_FOUND' : (said?.code ?? `HTTP_${status}`);
  const message = `HTTP ${status}: ${said?.message ?? text.slice(0, 300)}`;
  const error = new ApiError(code, status === 404 ? 'NOT_FOUND' : message, {
    status,
    detail:
      said?.message ?? `Something on the way to Waymark refused this request (${status}). Another network may help.`,
    field: said?.field,
    correlationId: said?.correlationId ?? response.headers.get('x-correlation-id') ?? undefined,
  });
  if (status !== 429 && status < 500) return { error, again: false };
  const waitMs = retryAfterMs(response.headers.get('retry-after'));
  return waitMs > MAX_RETRY_AFTER_MS ? { error, again: false } : { error, again: true, waitMs };
}

function parseRefusal(text: string): z.infer<typeof errorBody>['error'] | undefined {
  try {
    return z.safeParse(errorBody, JSON.parse(text)).data?.error;
  } catch {
    return undefined;
  }
}

/** Retry-After in seconds; our server does not use its date form. */
function retryAfterMs(header: string | null): number {
  const seconds = Number(header ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}
