import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchText } from '#functions/outside/upstream.ts';

const mib = 1024 * 1024;
const plain = { 'content-type': 'text/plain; charset=utf-8' };

/** Packed before anybody waits for it: that takes seconds on a busy machine. */
const bomb = gzipSync('x'.repeat(64 * mib));

/** What the server answers by path. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/file': (response) => response.writeHead(200, plain).end('date,index\n'),
  '/packed': (response) =>
    response.writeHead(200, { ...plain, 'content-encoding': 'gzip' }).end(gzipSync('date,index\n')),
  '/moved': (response) => response.writeHead(301, { location: '/file' }).end(),
  '/away': (response) => response.writeHead(302, { location: 'http://localhost:9/file' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/disk': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Busy</title>'),
  '/untyped': (response) => response.writeHead(200).end('date,index\n'),
  '/gone': (response) => response.writeHead(404, plain).end('404: Not Found'),
  '/down': (response) => response.writeHead(503, plain).end('date,index\n'),
  '/large': (response) => response.writeHead(200, plain).end('x'.repeat(2 * mib)),
  '/bomb': (response) => response.writeHead(200, { ...plain, 'content-encoding': 'gzip' }).end(bomb),
  '/broken': (response) => {
    response.writeHead(200, { ...plain, 'content-length': 1000 }).write('date,index\n', () => response.destroy());
  },
  '/bytes': (response) => response.writeHead(200, plain).end(Buffer.from([0x64, 0xff, 0xfe, 0x0a])),
  '/slow': (response) => void response.writeHead(200, plain).write('date,'),
  '/silent': () => undefined,
};

const server = createServer((request, response) => answers[request.url!]!(response));
let base = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const wanted = { types: ['text/plain'], maxBytes: mib, timeoutMs: 5_000 };

describe('a publisher’s file', () => {
  it.each(['/file', '/packed', '/moved'])('%s is read whole', async (path) => {
    expect(await fetchText(base + path, wanted)).toBe('date,index\n');
  });

  it.each<[string, RegExp, object?]>([
    ['/away', /leads to http:\/\/localhost:9$/],
    ['/inside', /leads to http:\/\/169\.254\.169\.254$/],
    ['/disk', /leads to null$/],
    ['/round', /leads on more than 2 times/],
    ['/page', /sends text\/html/],
    ['/untyped', /sends no content type/],
    ['/gone', /answers 404/],
    ['/down', /answers 503/],
    ['/large', /is larger than 1 MB/],
    ['/bomb', /is larger than 1 MB/],
    ['/broken', /cannot be read/],
    ['/bytes', /cannot be read/],
    ['/slow', /was not there whole after 0\.2 s/, { timeoutMs: 200 }],
    ['/silent', /was not there whole after 0\.2 s/, { timeoutMs: 200 }],
    ['/moved', /leads elsewhere/, { body: { seriesid: [] } }],
  ])('%s is refused by its address', async (path, reason, other) => {
    const refusal = await fetchText(base + path, { ...wanted, ...other }).catch((error) => error);
    expect(refusal).toMatchObject({ name: 'Refusal', message: expect.stringMatching(reason) });
    expect(refusal.message.startsWith(base + path)).toBe(true);
  });

  it('is asked for by https only, but on this machine', async () => {
    await expect(fetchText('http://publisher.example/file', wanted)).rejects.toThrow('is not an https address');
    await expect(fetchText('ftp://127.0.0.1/file', wanted)).rejects.toThrow('is not an https address');
  });

  it('of a server that is not there is refused', async () => {
    await expect(fetchText('http://127.0.0.1:9/file', wanted)).rejects.toThrow('cannot be read');
  });
});
