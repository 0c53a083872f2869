import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_TIMEOUT_MS } from '#shared/lib/route.ts';
import { type ApiError, explain } from '#web/api/api-error.ts';
import { type HttpRequest, noRetry, resultRetry, send, standardRetry } from '#web/api/transport.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const status =
  (code: number, text = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end(text);
const ok = status(200, '{"fine":true}');
const silence: Answer = () => undefined;

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A server that gives these answers, the last of them from then on, and what `send` made of them. */
async function exchange(answers: Answer[], request: Partial<HttpRequest> = {}) {
  const seen: IncomingMessage[] = [];
  const pauses: number[] = [];
  const server = createServer((incoming, response) => {
    seen.push(incoming);
    (answers[seen.length - 1] ?? answers.at(-1))?.(response, incoming);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/gate`;
  const outcome = await send(
    {
      method: 'GET',
      url,
      template: '/gate',
      headers: {},
      timeoutMs: DEFAULT_TIMEOUT_MS,
      retry: standardRetry,
      ...request,
    },
    async (ms) => void pauses.push(ms),
  ).then(
    (json) => ({ json, error: undefined }),
    (error: ApiError) => ({ json: undefined, error }),
  );
  return { ...outcome, requests: seen.length, pauses };
}

describe('transport', () => {
  it('retries 5xx three times, after 1, 2 and 4 s (NET-03)', async () => {
    const { error, requests, pauses } = await exchange([status(500)]);
    expect({ requests, pauses, code: error?.code }).toEqual({
      requests: 4,
      pauses: [1000, 2000, 4000],
      code: 'HTTP_500',
    });
  });

  it('goes on after one 429 and after one 503 (NET-05)', async () => {
    for (const code of [429, 503]) {
      const { json, requests, pauses } = await exchange([status(code), ok]);
      expect({ json, requests, pauses }).toEqual({ json: { fine: true }, requests: 2, pauses: [1000] });
    }
  });

  it('waits as long as Retry-After asks, and gives up at once when that is longer than a person waits', async () => {
    expect((await exchange([status(429, '', { 'retry-after': '3' }), ok])).pauses).toEqual([3000]);
    expect((await exchange([status(429, '', { 'retry-after': '600' })])).requests).toBe(1);
  });

  it('does not retry a 404, which is NOT_FOUND whatever its text (NET-04)', async () => {
    const { error, requests } = await exchange([status(404, 'nothing here')]);
    expect({ requests, code: error?.code, message: error?.message }).toEqual({
      requests: 1,
      code: 'NOT_FOUND',
      message: 'NOT_FOUND',
    });
  });

  it('fails at once on any other 4xx with "HTTP {status}: {text}" (NET-06)', async () => {
    for (const code of [400, 401, 403, 409, 413, 415]) {
      const { error, requests } = await exchange([status(code, 'not for you')]);
      expect({ requests, message: error?.message }).toEqual({ requests: 1, message: `HTTP ${code}: not for you` });
    }
  });

  it('does not show a person the page of a firewall or a proxy', async () => {
    const { error } = await exchange([status(403, '<html><h1>Blocked by policy</h1></html>')]);
    expect(explain(error)).toMatch(/^Something on the way to Waymark refused this request \(403\)/);
  });

  it('reads code, message, field and correlation id from our own error body', async () => {
    const body = {
      error: { code: 'BAD_INPUT', message: 'amount: must be at least 1', field: 'amount', correlationId: 'c-1' },
    };
    const { error } = await exchange([status(400, JSON.stringify(body))]);
    expect(error).toMatchObject({ ...body.error, status: 400, message: 'HTTP 400: amount: must be at least 1' });
    expect(explain(error)).toBe('amount: must be at least 1');
  });

  it('aborts an answer held back longer than the timeout, and tries again (NET-02, NET-13)', async () => {
    expect(DEFAULT_TIMEOUT_MS).toBe(10_000);
    const { json, requests, pauses } = await exchange([silence, ok], { timeoutMs: 1_000 });
    expect({ json, requests, pauses }).toEqual({ json: { fine: true }, requests: 2, pauses: [1000] });
    const { error } = await exchange([silence], { timeoutMs: 80, retry: noRetry });
    expect(error?.code).toBe('TIMEOUT');
  });

  it('times out on a body that never ends', async () => {
    const halfBody: Answer = (response) => response.writeHead(200, { 'content-length': '100' }).write('{"fi');
    expect((await exchange([halfBody], { timeoutMs: 80, retry: noRetry })).error?.code).toBe('TIMEOUT');
  });

  it('takes a broken connection for a network failure and tries again', async () => {
    const { json, requests } = await exchange([(response) => response.destroy(), ok]);
    expect({ json, requests }).toEqual({ json: { fine: true }, requests: 2 });
  });

  it('sends what has no right to be repeated once', async () => {
    expect((await exchange([status(500)], { method: 'POST', body: '{}', retry: noRetry })).requests).toBe(1);
  });

  it('asks for a result three times, after 500 and 1000 ms (RES-33, D-09)', async () => {
    const { requests, pauses } = await exchange([status(500)], { retry: resultRetry });
    expect({ requests, pauses }).toEqual({ requests: 3, pauses: [500, 1000] });
  });

  it('does not go on after the screen has gone', async () => {
    const screen = new AbortController();
    const leave: Answer = (response) => {
      screen.abort();
      response.writeHead(500).end();
    };
    const { error, requests } = await exchange([leave], { signal: screen.signal });
    expect({ requests, name: error?.name }).toEqual({ requests: 1, name: 'AbortError' });
  });

  it('does not take an HTML page for an answer', async () => {
    const { error, requests } = await exchange([status(200, '<!doctype html>')]);
    expect({ requests, code: error?.code }).toEqual({ requests: 1, code: 'BAD_ANSWER' });
  });
});
