import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatewayServer } from '#infra/local/gateway/server.ts';
import { freePortBlock } from '#test/support/stack/free-ports.ts';

/** The limit for headers; that for a whole request is twice as long and enforced by the same check. */
const limitMs = 15_000;

const unasked = () => undefined;
const { server, listen } = gatewayServer({}, { api: unasked, page: unasked, takesUpgrade: () => false });
let port: number;
let close: () => Promise<void>;
beforeAll(async () => {
  port = await freePortBlock();
  ({ close } = await listen(port));
});
afterAll(() => close?.());
const connections = () => new Promise((done) => server.getConnections((_, count) => done(count)));

it('headers that never end are refused when their time is over, and the connection is closed', async () => {
  const started = performance.now();
  const answer = await new Promise<string>((done, fail) => {
    // a client that keeps its half of the connection open
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.once('error', fail);
    socket.once('end', () => done(text));
    socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n');
  });
  const waited = performance.now() - started;
  expect(answer).toMatch(/^HTTP\/1\.1 504 /);
  expect(waited).toBeGreaterThan(limitMs - 100);
  expect(waited).toBeLessThan(limitMs + 5_000);
  await expect.poll(connections).toBe(0);
});
