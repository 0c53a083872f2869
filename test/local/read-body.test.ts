import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBody } from '#infra/local/stand-ins/kit/read-body.ts';

const MEGABYTE = 1024 * 1024;
let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  server = createServer(async (asked, answer) => {
    const body = await readBody(asked, MEGABYTE);
    answer.writeHead(body ? 200 : 413).end(body?.toString());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  agent.destroy();
  server.close();
});

const begin = (headers: Record<string, string | number> = {}) =>
  request({ agent, port: (server.address() as AddressInfo).port, method: 'POST', headers });
const answerTo = async (sent: ReturnType<typeof begin>) => {
  const [answer] = await once(sent, 'response');
  return [answer.statusCode, await text(answer)];
};

describe('a body', () => {
  it('of any size leaves its connection free for the next call', async () => {
    for (const megabytes of [2, 11, 40]) {
      expect(await answerTo(begin().end(Buffer.alloc(megabytes * MEGABYTE)))).toEqual([413, '']);
      expect(await answerTo(begin().end('next'))).toEqual([200, 'next']);
    }
  });

  it('that says it is larger than the limit is refused before it arrives', async () => {
    const sent = begin({ 'content-length': 99_999_999_999 });
    sent.write('{}');
    expect(await answerTo(sent)).toEqual([413, '']);
    sent.destroy();
  });
});
