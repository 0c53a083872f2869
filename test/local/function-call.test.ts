import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendResult } from '#infra/local/gateway/answer.ts';
import { invoke } from '#infra/local/gateway/invoke.ts';
import { invokeStream } from '#infra/local/gateway/invoke-stream.ts';
import { readBody } from '#infra/local/gateway/read-body.ts';
import { Refusal, sendRefusal } from '#infra/local/gateway/refusal.ts';
import { requestEvent } from '#infra/local/gateway/request-event.ts';
import { type RouteEntry, routeEntries } from '#shared/api.ts';
import { rawRequest } from '#test/support/stack/raw-request.ts';

const entry: RouteEntry = {
  ...(routeEntries[0] as RouteEntry),
  file: 'test/local/misbehaving-function.ts',
};
entry.route = { ...entry.route, timeoutMs: 500 };
const streaming: RouteEntry = { ...entry, file: 'test/local/misbehaving-stream.ts' };

/** The gateway's three steps around test functions: read the request, call the function, write its answer. */
let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const [rawPath = '', rawQuery = ''] = (request.url ?? '').split('?');
    try {
      const body = await readBody(request, 8_000_000);
      const parts = { request, rawPath, rawQuery, body, entry, claims: { sub: 'me' }, requestId: 'request-1' };
      const event = requestEvent({ ...parts, pathParameters: { id: 'a b' } });
      if (rawQuery === 'stream') await invokeStream(streaming, event, response);
      else sendResult(response, await invoke(entry, event));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendRefusal(response, error, 'request-1');
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server?.close());

const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
const echo = async (path: string, init: RequestInit = {}) =>
  (await (await ask(path, init)).json()) as APIGatewayProxyEvent;

describe('the event a function gets', () => {
  it('is a REST proxy event: headers, query and body as API Gateway hands them on', async () => {
    const event = await echo('/echo?a=1&b=x%20y&a=2&c', {
      method: 'POST',
      headers: { 'X-Case': 'Kept', 'Content-Type': 'application/json' },
      body: '{"ü":"✓"}',
    });
    expect(event.queryStringParameters).toEqual({ a: '2', b: 'x y', c: '' });
    expect(event.multiValueQueryStringParameters).toEqual({ a: ['1', '2'], b: ['x y'], c: [''] });
    expect(event.body).toBe('{"ü":"✓"}');
    expect(event.isBase64Encoded).toBe(false);
    expect(event.pathParameters).toEqual({ id: 'a b' });
    expect(event.resource).toBe(`/api${entry.route.path}`);
    expect(event.requestContext.authorizer).toEqual({ claims: { sub: 'me' } });
    expect(event.requestContext.requestId).toBe('request-1');
  });

  it('has null where there is nothing', async () => {
    const event = await echo('/echo');
    expect([event.body, event.queryStringParameters, event.multiValueQueryStringParameters]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('keeps every value of a repeated header, and the case in which it was sent', async () => {
    const { text } = await rawRequest(
      port,
      'GET /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Twice: 1\r\nX-Twice: 2\r\nidempotency-KEY: k\r\n\r\n',
    );
    const event = JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) as APIGatewayProxyEvent;
    expect(event.multiValueHeaders['X-Twice']).toEqual(['1', '2']);
    expect(event.headers['X-Twice']).toBe('2');
    expect(event.headers['idempotency-KEY']).toBe('k');
  });

  it('carries bytes that are no text as base64, unharmed', async () => {
    const bytes = Buffer.from([0x7b, 0xff, 0xfe, 0x00]);
    const event = await echo('/echo', { method: 'POST', body: bytes });
    expect(event.isBase64Encoded).toBe(true);
    expect(Buffer.from(event.body ?? '', 'base64')).toEqual(bytes);
  });

  it('believes the socket and never X-Forwarded-For', async () => {
    const event = await echo('/echo', { headers: { 'X-Forwarded-For': '6.6.6.6' } });
    expect(event.requestContext.identity.sourceIp).toBe('127.0.0.1');
    expect(event.headers['X-Forwarded-For']).toBe('6.6.6.6, 127.0.0.1');
  });

  it('is refused above 6 MB, as Lambda refuses it', async () => {
    const answer = await ask('/echo', { method: 'POST', body: 'x'.repeat(6 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });
});

describe('the answer of a function', () => {
  it('loses undefined headers, keeps numbers and lists', async () => {
    const answer = await ask('/headers');
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-number')).toBe('7');
    expect([answer.headers.has('x-gone'), answer.headers.has('x-null')]).toEqual([false, false]);
    expect(answer.headers.get('x-many')).toBe('a, b');
    expect(answer.headers.get('content-type')).toBe('text/plain');
    expect(await answer.text()).toBe('made');
  });

  it('is decoded from base64', async () => {
    expect(Buffer.from(await (await ask('/base64')).arrayBuffer())).toEqual(Buffer.from([0, 255, 1]));
  });

  it.each(['/throws', '/nothing', '/no-status', '/object-body', '/huge'])(
    'that is invalid becomes a bare 502: %s',
    async (path) => {
      const answer = await ask(path);
      const text = await answer.text();
      expect(answer.status).toBe(502);
      expect(JSON.parse(text)).toEqual({
        error: { code: 'INTERNAL', message: 'Something went wrong on our side.', correlationId: 'request-1' },
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('is waited for as long as the route says, then 504', async () => {
    const answer = await ask('/slow'); // its route has a shorter time limit than the others
    expect(answer.status).toBe(504);
    expect((await answer.json()).error.code).toBe('UNAVAILABLE');
  });
});

describe('an answer that is streamed', () => {
  const stream = (path: string) => ask(`${path}?stream`);

  it('is passed on as it is written', async () => {
    const answer = await stream('/');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain']);
    expect(await answer.text()).toBe('a word, and the last');
  });

  it.each(['/throws', '/wordless'])('without a single word becomes a bare 502: %s', async (path) => {
    const answer = await stream(path);
    expect([answer.status, (await answer.json()).error.code]).toEqual([502, 'INTERNAL']);
  });

  it('is waited for as long as the route says: 504 before its first word, a broken connection after it', async () => {
    const started = performance.now();
    const silent = await stream('/hangs');
    expect([silent.status, (await silent.json()).error.code]).toEqual([504, 'UNAVAILABLE']);
    await expect((await stream('/hangs-midway')).text()).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(4_000); // the function runs for five seconds each time
  });

  it('breaks where its function does', async () => {
    await expect((await stream('/throws-midway')).text()).rejects.toThrow();
  });
});
